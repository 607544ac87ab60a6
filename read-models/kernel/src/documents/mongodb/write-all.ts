import { DocumentConflict } from '../documents.port';
import type { Envelope } from './envelope';
import { conflictAmong, conflictOf, isDuplicate, refusedAt } from './mongo-conflict';
import type { ServerTraits } from './mongo-server';
import { commandOf, type Of, type Target, type Write } from './mongo-writes';

const uniqueOf = ({ id, content }: Of<'replace'> | Of<'put'>) => ({ _id: id, ...content });
const lost = ({ collection }: Target, id: string) =>
  new DocumentConflict(collection.collectionName, id, 'revision');

async function insertAll(target: Target, writes: readonly Of<'insert'>[]): Promise<void> {
  const { collection, kept } = target;
  const envelopes = writes.map(({ id, content }): Envelope => ({ _id: id, revision: 1, ...content }));
  try {
    await collection.insertMany(envelopes, { ordered: true });
  } catch (error) {
    const refused = isDuplicate(error) ? envelopes[refusedAt(error)] : undefined;
    throw refused ? await conflictOf(collection, refused, kept, true) : error;
  }
}

/** A guarded write that matched no document changed nothing: the first document that differs identifies it. */
async function firstLost(
  target: Target,
  writes: readonly (Of<'replace'> | Of<'remove'>)[],
): Promise<DocumentConflict> {
  const ids = writes.map(({ id }) => id);
  const found = target.collection.find({ _id: { $in: ids } }, { projection: { revision: 1 } });
  const revisions = new Map((await found.toArray()).map(({ _id, revision }) => [_id, revision]));
  const other = writes.find(({ kind, id, expected }) =>
    kind === 'replace' ? revisions.get(id) !== expected + 1 : revisions.has(id),
  );
  return lost(target, (other ?? writes[0])?.id ?? '');
}

/**
 * The commands of guarded writes. A server that reads before it writes scans the whole collection to compare
 * revisions, but finds an id quickly: for such servers revisions are compared here.
 */
async function guarded(target: Target, writes: readonly (Of<'replace'> | Of<'remove'>)[]) {
  const { collection, traits } = target;
  if (!traits.atomicUpdates) {
    for (const { id, expected } of writes) {
      const there = await collection.findOne({ _id: id }, { projection: { revision: 1 } });
      if (there?.revision !== expected) throw lost(target, id);
    }
  }
  return writes.map((write) => commandOf(write, traits.atomicUpdates));
}

async function replaceAll(target: Target, writes: readonly Of<'replace'>[]): Promise<void> {
  const { collection, kept } = target;
  try {
    const { matchedCount } = await collection.bulkWrite(await guarded(target, writes));
    if (matchedCount < writes.length) throw await firstLost(target, writes);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw (await conflictAmong(collection, writes.slice(refusedAt(error)).map(uniqueOf), kept)) ?? error;
  }
}

/** Two first puts of one document may collide: the later one finds it on its second attempt. */
async function putAll(target: Target, writes: readonly Of<'put'>[]): Promise<void> {
  const { collection, kept } = target;
  for (let rest = writes, tries = 0; rest.length > 0;) {
    try {
      await collection.bulkWrite(rest.map((write) => commandOf(write, false)));
      return;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const at = refusedAt(error);
      rest = rest.slice(at);
      tries = at === 0 ? tries + 1 : 1;
      const conflict = await conflictAmong(collection, rest.map(uniqueOf), kept);
      if (conflict?.reason === 'unique' || tries > 3) throw conflict ?? error;
    }
  }
}

async function removeAll(target: Target, writes: readonly Of<'remove'>[]): Promise<void> {
  const { deletedCount } = await target.collection.bulkWrite(await guarded(target, writes));
  if (deletedCount < writes.length) throw await firstLost(target, writes);
}

async function mustBeAbsent(target: Target, writes: readonly Of<'absent'>[]): Promise<void> {
  const found = await target.collection.findOne({ _id: { $in: writes.map(({ id }) => id) } });
  if (found) throw lost(target, found._id);
}

/** The writes of one kind, or as many as fit into one command; a write without a guard never follows a refused one. */
function* commands(writes: readonly Write[], traits: ServerTraits): Generator<readonly Write[]> {
  let from = 0;
  for (let at = 1; at <= writes.length; at += 1) {
    const kind = writes[from]?.kind;
    const most = kind === 'insert' ? traits.insertsPerCommand : traits.updatesPerCommand;
    if (writes[at]?.kind === kind && at - from < most) continue;
    yield writes.slice(from, at);
    from = at;
  }
}

const isKind =
  <K extends Write['kind']>(kind: K) =>
  (write: Write): write is Of<K> =>
    write.kind === kind;

/**
 * Applies the writes in order. A refused one ends it; among adjacent replacements and guarded deletes, later ones
 * may have been applied, because each is guarded separately.
 * @throws DocumentConflict
 */
export async function writeAll(target: Target, writes: readonly Write[]): Promise<void> {
  for (const command of commands(writes, target.traits)) {
    switch (command[0]?.kind) {
      case 'insert':
        await insertAll(target, command.filter(isKind('insert')));
        break;
      case 'replace':
        await replaceAll(target, command.filter(isKind('replace')));
        break;
      case 'put':
        await putAll(target, command.filter(isKind('put')));
        break;
      case 'remove':
        await removeAll(target, command.filter(isKind('remove')));
        break;
      case 'delete':
        await target.collection.bulkWrite(
          command.filter(isKind('delete')).map((write) => commandOf(write, false)),
        );
        break;
      case 'absent':
        await mustBeAbsent(target, command.filter(isKind('absent')));
        break;
      case undefined:
        return;
    }
  }
}
