const uuidLength = 36;

/** `buyback` + uuid → `buyback-{uuid}`. */
export const streamName = (category: string, id: string): string => `${category}-${id}`;

/** The two parts of a stream's name. A category may contain hyphens if the id is a UUID. */
export function parseStream(stream: string): { category: string; id: string } {
  const beforeUuid = stream.length - uuidLength - 1;
  const cut = stream[beforeUuid] === '-' ? beforeUuid : stream.indexOf('-');
  return cut < 0
    ? { category: stream, id: '' }
    : { category: stream.slice(0, cut), id: stream.slice(cut + 1) };
}
