// Runs the sources directly in a child process: node -C @reprise/source -r <this file> … Compiled code is cached, so
// that a process restarted many times starts fast.
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

const options = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    target: 'es2022',
    keepClassNames: true,
  },
  module: { type: 'commonjs' },
};
const folder = join(tmpdir(), 'reprise-translated');
mkdirSync(folder, { recursive: true });

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

function translated(filename) {
  const source = readFileSync(filename, 'utf8');
  const key = createHash('sha1')
    .update(JSON.stringify([options, filename]) + source)
    .digest('hex');
  const kept = join(folder, `${key}.js`);
  const known = read(kept);
  if (known !== undefined) return known;
  const { code } = require('@swc/core').transformSync(source, { ...options, filename });
  writeFileSync(`${kept}.${process.pid}`, code);
  renameSync(`${kept}.${process.pid}`, kept);
  return code;
}

require.extensions['.ts'] = (module, filename) => module._compile(translated(filename), filename);
