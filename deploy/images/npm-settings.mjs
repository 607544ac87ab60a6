// How npm reaches its registry from this machine, for builds inside containers: as secrets, which no layer keeps.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { versionText } from '../engines/install/tools.mjs';

const configured = (name) => {
  const value = versionText('npm', 'config', 'get', name, '--loglevel=silent')?.trim();
  return value && value !== 'null' && value !== 'undefined' ? value : undefined;
};
/** Settings that refer to files of this machine, or have no effect on `npm ci`. */
const ofThisMachine = /^\s*(cafile|nodedir|prefix|cache|globalconfig|userconfig|yes|update-notifier)\s*=/i;
const overridable = ['registry', 'proxy', 'https_proxy', 'noproxy', 'strict_ssl'];

function settings(env) {
  const files = [configured('globalconfig'), configured('userconfig') ?? join(homedir(), '.npmrc')];
  const lines = files
    .filter((file) => file && existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => !ofThisMachine.test(line));
  const given = overridable.flatMap((name) => {
    const value = env[`npm_config_${name}`] ?? env[`NPM_CONFIG_${name.toUpperCase()}`];
    return value ? [`${name.replace(/_/g, '-')}=${value}`] : [];
  });
  return [...lines, ...given].join('\n');
}

const certificates = (env) =>
  [env.NODE_EXTRA_CA_CERTS, configured('cafile'), env.SSL_CERT_FILE].find((file) => file && existsSync(file));

/** Docker knows these arguments and does not store them. */
const proxies = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'];

/** Runs `use(arguments of docker build)`; temporary files are removed afterwards. */
export async function withNpmSettings(use, env = process.env) {
  const folder = mkdtempSync(join(tmpdir(), 'reprise-npm-'));
  try {
    const npmrc = join(folder, 'npmrc');
    writeFileSync(npmrc, settings(env), { mode: 0o600 });
    const file = certificates(env);
    return await use([
      ...['--secret', `id=npmrc,src=${npmrc}`],
      ...(file ? ['--secret', `id=certificates,src=${file}`] : []),
      ...proxies.filter((name) => env[name]).flatMap((name) => ['--build-arg', name]),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
