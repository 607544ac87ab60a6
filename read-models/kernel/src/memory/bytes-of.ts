const reference = 8;
const header = 24;

function partsOf(value: object): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (value instanceof Set) return [...value];
  return value instanceof Map ? [...value].flat() : Object.values(value);
}

/**
 * About what a value keeps in memory, in bytes: its texts and a reference for every field. Twice counted is what two
 * values share, so a cache holds less than its bound rather than more.
 */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') return header + value.length;
  if (typeof value !== 'object' || value === null) return reference;
  if (ArrayBuffer.isView(value)) return header + value.byteLength;
  let bytes = header;
  for (const part of partsOf(value)) bytes += reference + bytesOf(part);
  return bytes;
}
