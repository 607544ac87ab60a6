/** The revision of a document in a reply, where it has one. */
export function revisionOf(reply: unknown): number | undefined {
  const { revision }: { revision?: unknown } = Object(reply);
  return typeof revision === 'number' ? revision : undefined;
}
