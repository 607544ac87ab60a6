import { uuidv7 } from '@reprise/kernel';
import type { Collection } from '@reprise/read-kernel/documents';
import { MigrationRefused, type MigrationSource, type MigrationTarget } from './migration.port';

/** Stays in the target permanently: whose copy it is, and whether it is complete. */
type Mark = {
  readonly _id: 'embedded';
  /** Identifies this copy in the progress file. */
  readonly copyId: string;
  /** Id of the source's first event; its folder if there is none. */
  readonly source: string;
  readonly begunAt: string;
  readonly completedAt: string | null;
};

export type Stage = { readonly at: 'new' } | { readonly at: 'begun' | 'complete'; readonly copyId: string };

export const marksCollection = { name: 'migrations' };
const marksOf = ({ documents }: MigrationTarget): Collection<Mark> =>
  documents.collection<Mark>(marksCollection);

async function nameOf({ log, place }: MigrationSource): Promise<string> {
  const [first] = await log.readAll('', 1);
  return first?.id ?? place;
}

/** Why something cannot be a target; undefined if it can. */
async function occupied({ log, documents }: MigrationTarget): Promise<string | undefined> {
  const head = (await log?.head()) ?? '';
  if (head !== '') return 'its log already contains events';
  for (const name of await documents.collectionNames()) {
    if (name !== marksCollection.name && (await documents.collection({ name }).count({})) > 0)
      return `its collection ${name} already contains documents`;
  }
  return undefined;
}

/**
 * Whether the target is empty, or an unfinished copy of this source; changes nothing.
 * @throws MigrationRefused for anything else.
 */
export async function stageOf(source: MigrationSource, target: MigrationTarget): Promise<Stage> {
  const mark = await marksOf(target).get('embedded');
  if (!mark) {
    const why = await occupied(target);
    if (why) throw new MigrationRefused(`${target.place} cannot be the target: ${why}`);
    return { at: 'new' };
  }
  if (mark.source !== (await nameOf(source)))
    throw new MigrationRefused(`${target.place} is a copy of another installation`);
  return { at: mark.completedAt === null ? 'begun' : 'complete', copyId: mark.copyId };
}

/** @returns the id of the copy that begins. */
export async function markBegun(
  source: MigrationSource,
  target: MigrationTarget,
  now: Date,
): Promise<string> {
  const begun = { copyId: uuidv7(), begunAt: now.toISOString() };
  await marksOf(target).put({ _id: 'embedded', source: await nameOf(source), ...begun, completedAt: null });
  return begun.copyId;
}

export async function markComplete(target: MigrationTarget, now: Date): Promise<void> {
  const mark = await marksOf(target).get('embedded');
  if (!mark) throw new MigrationRefused(`${target.place} no longer has the mark of this migration`);
  await marksOf(target).put({ ...mark, completedAt: now.toISOString() }, mark._revision);
}
