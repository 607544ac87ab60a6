import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breachesOf, currentPromises } from '@reprise/contracts/messages';

const folderName = 'published';
const fileOf = (name) => `${folderName}/${name}.json`;

/** What was promised to partners: the committed files, one per message and version. */
export function publishedMessages(catalog) {
  const folder = join(catalog, folderName);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

/**
 * The promises including the current messages: published ones stay, new messages and fields are added.
 * @throws Error naming every promise that would be broken.
 */
export function promises(catalog) {
  const published = publishedMessages(catalog);
  const current = currentPromises();
  const breaches = breachesOf(published, current);
  if (breaches.length > 0) {
    const lines = breaches.map(({ message, path, kind }) => `  ${message} ${path}: ${kind}`);
    throw new Error(
      `Messages that partners rely on were changed (contracts/docs/messages.md):\n${lines.join('\n')}`,
    );
  }
  const names = new Set(current.map(({ name }) => name));
  const kept = published.filter(({ name }) => !names.has(name));
  return Object.fromEntries([...kept, ...current].map((promise) => [fileOf(promise.name), promise]));
}
