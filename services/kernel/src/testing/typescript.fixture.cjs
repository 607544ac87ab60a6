// Lets a child process of a spec run the sources directly: node -C @reprise/source -r <this file> …
const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');

require.extensions['.ts'] = (module, filename) => {
  const options = {
    filename,
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
      target: 'es2022',
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
  };
  module._compile(transformSync(readFileSync(filename, 'utf8'), options).code, filename);
};
