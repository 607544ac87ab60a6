import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from './files';

const captured = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].flatMap(([, name]) => (name ? [name] : [])));

/** Variables read by the hosts, from the schemas of the environment. */
export const knownVariables: ReadonlySet<string> = new Set([
  ...captured(textOf('services/hosting/src/environment.ts'), /^ {2}([A-Z][A-Z_]+):/gm),
  ...captured(textOf('services/relay/src/kafka-security.ts'), /^ {4}([A-Z][A-Z_]+):/gm),
]);

/** Secrets that may be given as a file: `NAME_FILE`. */
export const fileVariables: ReadonlySet<string> = captured(
  textOf('deploy/images/start.mjs'),
  /^ {2}'([A-Z_]+)',/gm,
);

/** Metrics published by the product. */
export const knownMetrics: ReadonlySet<string> = captured(
  textOf('services/hosting/src/telemetry/metrics.ts'),
  /'(reprise_\w+)'/g,
);
export const metricsIn = (expression: string): string[] =>
  [...expression.matchAll(/reprise_[a-z_]+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''));

const scripts: Record<string, string> = JSON.parse(textOf('package.json')).scripts;
/** Whether `npm run x` is a script, and `…/dist/x.main.js` is built from an existing program. */
export function isCommand(command: string): boolean {
  const [, script] = /^npm run ([\w:-]+)/.exec(command) ?? [];
  if (script) return script in scripts;
  const source = command.replace('/dist/', '/src/').replace(/\.js$/, '.ts');
  return existsSync(join(__dirname, '../..', source));
}
