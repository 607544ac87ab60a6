import type { Collection } from 'mongodb';
import type { Document, Stored } from '../documents.port';
import { bodyOf, type Envelope } from './envelope';
import { hiddenOf, type Kept } from './kept-fields';
import type { ServerTraits } from './mongo-server';

type Target = {
  readonly collection: Collection<Envelope>;
  readonly kept: Kept;
  readonly traits: ServerTraits;
};

async function replaceAll(
  collection: Collection<Envelope>,
  envelopes: readonly Envelope[],
  most: number,
): Promise<void> {
  for (let from = 0; from < envelopes.length; from += most) {
    const some = envelopes.slice(from, from + most);
    await collection.bulkWrite(
      some.map(({ _id, ...replacement }) => ({ replaceOne: { filter: { _id }, replacement, upsert: true } })),
    );
  }
}

/** Writes documents with their own revisions. Missing ones, usually almost all, are inserted many at a time. */
export async function importAll(
  { collection, kept, traits }: Target,
  documents: readonly Stored<Document>[],
): Promise<void> {
  const most = traits.insertsPerCommand;
  for (let from = 0; from < documents.length; from += most) {
    const envelopes = documents.slice(from, from + most).map((document): Envelope => ({
      ...{ _id: document._id, revision: document._revision },
      ...{ ...bodyOf(document), ...hiddenOf(document, kept) },
    }));
    const ids = envelopes.map(({ _id }) => _id);
    const there = await collection.find({ _id: { $in: ids } }, { projection: { _id: 1 } }).toArray();
    const known = new Set(there.map(({ _id }) => _id));
    const fresh = envelopes.filter(({ _id }) => !known.has(_id));
    if (fresh.length > 0) await collection.insertMany(fresh, { ordered: true });
    await replaceAll(
      collection,
      envelopes.filter(({ _id }) => known.has(_id)),
      traits.updatesPerCommand,
    );
  }
}
