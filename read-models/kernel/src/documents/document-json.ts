import type { Document, Stored } from './documents.port';

/** Where in a value the first part is that is not JSON (`.lines[2].at`, `''` for itself); undefined when all of it is. */
function foreignPart(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'undefined':
      return undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : '';
    case 'object':
      if (value === null) return undefined;
      return Array.isArray(value) ? foreignElement(value) : foreignField(value);
  }
  return '';
}

function foreignElement(values: readonly unknown[]): string | undefined {
  for (const [index, value] of values.entries()) {
    const part = foreignPart(value);
    if (part !== undefined) return `[${index}]${part}`;
  }
  return undefined;
}

function foreignField(value: object): string | undefined {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return '';
  for (const [key, inner] of Object.entries(value)) {
    const part = foreignPart(inner);
    if (part !== undefined) return `.${key}${part}`;
  }
  return undefined;
}

/**
 * JSON text of a document without its `_revision`; fields that are undefined are absent.
 * @throws TypeError for a Date, NaN, a bigint or anything else that JSON would change silently.
 */
export function encodeDocument(document: Document): string {
  if (typeof document._id !== 'string' || !/^[^\0]+$/.test(document._id))
    throw new TypeError('a document needs an _id');
  const foreign = foreignPart(document);
  if (foreign !== undefined) throw new TypeError(`${document._id}${foreign} is not JSON`);
  return JSON.stringify('_revision' in document ? { ...document, _revision: undefined } : document);
}

/** Only what `encodeDocument` wrote comes back, so the type is that of the collection. */
export function decodeDocument<T extends Document>(doc: string, revision: number): Stored<T> {
  return Object.assign(JSON.parse(doc) as T, { _revision: revision });
}
