import type { Document, Stored } from './documents.port';

function checkJson(value: unknown, path: string): void {
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'undefined':
      return;
    case 'number':
      if (Number.isFinite(value)) return;
      break;
    case 'object': {
      if (value === null) return;
      if (Array.isArray(value))
        return value.forEach((element, index) => checkJson(element, `${path}[${index}]`));
      const prototype: unknown = Object.getPrototypeOf(value);
      if (prototype !== Object.prototype && prototype !== null) break;
      for (const [key, inner] of Object.entries(value)) checkJson(inner, `${path}.${key}`);
      return;
    }
  }
  throw new TypeError(`${path} is not JSON`);
}

/**
 * @throws TypeError for a Date, NaN, a bigint or anything else that JSON would silently change, and without an
 * `_id`.
 */
export function checkDocument(document: Document): void {
  if (typeof document._id !== 'string' || !/^[^\0]+$/.test(document._id))
    throw new TypeError('a document needs an _id');
  checkJson(document, document._id);
}

/** JSON text of a document without its `_revision`; undefined fields are omitted. @throws TypeError */
export function encodeDocument(document: Document): string {
  checkDocument(document);
  return JSON.stringify({ ...document, _revision: undefined });
}

/** Only output of `encodeDocument` is read, so the type is that of the collection. */
export function decodeDocument<T extends Document>(doc: string, revision: number): Stored<T> {
  return Object.assign(JSON.parse(doc) as T, { _revision: revision });
}
