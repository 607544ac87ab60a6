import { setImmediate as turn } from 'node:timers/promises';
import type { CollectionSpec, Documents, IndexSpec } from '../documents';
import type { Row } from './projection';

/** Indexes made afterwards take a sixth of the time, but writers wait for each: longer, the more rows there are. */
export const mostRowsWithoutIndexes = 100_000;

/** The same rows before their indexes are made. Those that refuse or mark a row as it is written are there from the first. */
export function withoutIndexes(spec: CollectionSpec): CollectionSpec {
  const isLate = ({ unique, prefix }: IndexSpec): boolean => unique !== true && prefix === undefined;
  const all = spec.indexes ?? [];
  return { ...spec, indexes: all.filter((index) => !isLate(index)), late: all.filter(isLate) };
}

/** Makes one index after the other; in between others read and write. */
export async function makeIndexes(documents: Documents, spec: CollectionSpec): Promise<void> {
  const all = spec.indexes ?? [];
  for (let made = 0; made <= all.length; made += 1) {
    const some = { ...spec, indexes: all.slice(0, made) };
    // Adapters make an index on first use: as a write it takes its turn among the others.
    await documents.batch([{ collection: some, ops: [] }]);
    await documents.collection<Row>(some).get(spec.name);
    await turn();
  }
}

/** Makes the indexes when it is first called. */
export function indexesOnce(documents: Documents, spec: CollectionSpec): () => Promise<void> {
  let areMade = false;
  return async () => {
    if (!areMade) await makeIndexes(documents, spec);
    areMade = true;
  };
}
