import type { StoredFile } from '@reprise/kernel/ports';
import { chained } from './canonical';
import type { MigrationTools } from './migration.port';
import type { MigrationState } from './migration-state';
import { Pace } from './pace';

const atOnce = 8;

/** Copies every file, in key order, a few at a time. */
export async function copyFiles(
  { source, target, signal, ...telling }: MigrationTools,
  state: MigrationState,
): Promise<void> {
  const pace = new Pace('files: copied', telling);
  const keys = (await source.files.keys()).filter((key) => key > state.now.file);
  for (let from = 0; from < keys.length; from += atOnce) {
    signal?.throwIfAborted();
    const some = keys.slice(from, from + atOnce);
    await Promise.all(
      some.map(async (key) => {
        const file = await source.files.get(key);
        if (file) await target.files.put(key, file.bytes, file.contentType);
      }),
    );
    state.save({ file: some.at(-1) ?? '' });
    pace.moved(some.length, `${from + some.length} of ${keys.length}`);
  }
}

const hashOf = (file: StoredFile | undefined): string => (file ? chained(file.contentType, file.bytes) : '');

/** Differences, one line each. */
export async function fileDifferences({
  source,
  target,
  signal,
}: MigrationTools): Promise<readonly string[]> {
  const differences: string[] = [];
  for (const key of await source.files.keys()) {
    signal?.throwIfAborted();
    const [one, other] = await Promise.all([source.files.get(key), target.files.get(key)]);
    if (!other) differences.push(`file ${key} is missing`);
    else if (hashOf(one) !== hashOf(other)) differences.push(`file ${key} has different content`);
  }
  return differences;
}
