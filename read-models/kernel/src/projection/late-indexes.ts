import type { CollectionSpec, Documents, IndexSpec } from '../documents';
import type { Row } from './projection';

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
    const collection = documents.collection<Row>({ ...spec, indexes: all.slice(0, made) });
    // Adapters make an index on first use.
    await collection.get(spec.name);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
