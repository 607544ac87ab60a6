import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import dockerIgnore from '@balena/dockerignore';
import { filesIn, textOf } from './files';

const root = join(__dirname, '../..');
/** Reads the file as Docker does: a pattern without `**` matches only the root. */
const reads = (text: string) => {
  const rules = dockerIgnore().add(text);
  return (path: string): boolean => !rules.ignores(path);
};
const isRead = reads(textOf('deploy/images/Dockerfile.dockerignore'));

const packages = ['contracts', 'services', 'read-models', 'web'].flatMap((folder) =>
  existsSync(join(root, folder, 'src'))
    ? [folder]
    : readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${folder}/${name}`),
);
const made = /(^|\/)(node_modules|dist|dist-types|coverage|e2e)\/|\.md$/;
const sources = [
  ...packages.flatMap((folder) => filesIn(folder, '')),
  ...['package.json', 'package-lock.json', '.npmrc', 'tsconfig.base.json'],
  ...filesIn('deploy/images', '.mjs'),
].filter((path) => !made.test(`${path}/`) && !made.test(path));

describe('the build context of the images', () => {
  it('contains every source file', () => {
    expect(sources.length).toBeGreaterThan(1000);
    expect(sources).toContain('services/gateways/src/secrets');
    expect(sources.filter((path) => !path.endsWith('.tsbuildinfo') && !isRead(path))).toEqual([]);
    expect(reads('**/secrets')('services/gateways/src/secrets/master-key.ts')).toBe(false);
  });

  it.each([
    'deploy/compose/secrets/secrets_key',
    'deploy/compose/.env',
    '.env',
    'data/secrets/master.key',
    'data/events.sqlite',
    'node_modules/zod/index.js',
    'services/api/dist/main.js',
    '.git/config',
    '.engines/kafka-3.9.1/installed.xml',
  ])('does not contain %s', (path) => expect(isRead(path)).toBe(false));
});
