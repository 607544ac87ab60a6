/** What a writer expects of the stream; a number is a revision. */
export type Expected = 'any' | 'no_stream' | 'stream_exists' | number;

export type CommitDecision = 'write' | 'wrong-expected-version' | { readonly repeatOf: number };

export type StreamFacts = {
  /** Revision of the stream's last event, -1 without one. */
  readonly last: number;
  readonly idAt: (revision: number) => string | undefined;
  /** Revision of an event of this stream that is still in the server's cache of recent ids. */
  readonly recent: (id: string) => number | undefined;
};

/**
 * Whether the server writes, refuses, or treats the append as a repeat; `repeatOf` is the revision of its last
 * event. As documented (EventStoreDB, "Idempotence") and as the server's commit check decides: at a revision only
 * the ids at the expected place count; with `any` the cache of recent ids counts, and the first id alone decides
 * whether the append is new.
 */
export function checkCommit(expected: Expected, ids: readonly string[], stream: StreamFacts): CommitDecision {
  if (expected === 'stream_exists' && stream.last < 0) return 'wrong-expected-version';
  if (expected === 'any' || expected === 'stream_exists') return checkAnywhere(ids, stream);
  const after = expected === 'no_stream' ? -1 : expected;
  if (after === stream.last) return 'write';
  if (after > stream.last || ids.length === 0) return 'wrong-expected-version';
  const repeated = ids.every((id, index) => stream.idAt(after + 1 + index) === id);
  return repeated ? { repeatOf: after + ids.length } : 'wrong-expected-version';
}

function checkAnywhere(ids: readonly string[], { recent }: StreamFacts): CommitDecision {
  const places = ids.map(recent);
  const last = places.at(-1);
  if (places[0] === undefined) return 'write';
  return places.includes(undefined) || last === undefined ? 'wrong-expected-version' : { repeatOf: last };
}
