import type { Document, Stored } from './documents.port';

function inArray(values: readonly unknown[]): string | undefined {
  for (const [index, value] of values.entries()) {
    const found = notJson(value);
    if (found !== undefined) return `[${index}]${found}`;
  }
  return undefined;
}

function inObject(value: object): string | undefined {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return '';
  for (const key of Object.keys(value)) {
    const found = notJson(Reflect.get(value, key));
    if (found !== undefined) return `.${key}${found}`;
  }
  return undefined;
}

/** The path to what JSON would silently change, if there is any. */
function notJson(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'undefined':
      return undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : '';
    case 'object':
      if (value === null) return undefined;
      return Array.isArray(value) ? inArray(value) : inObject(value);
  }
  return '';
}

/**
 * @throws TypeError for a Date, NaN, a bigint or anything else that JSON would silently change, and without an
 * `_id`.
 */
export function checkDocument(document: Document): void {
  if (typeof document._id !== 'string' || !/^[^\0]+$/.test(document._id))
    throw new TypeError('a document needs an _id');
  const found = notJson(document);
  if (found !== undefined) throw new TypeError(`${document._id}${found} is not JSON`);
}

/** JSON text of a document without its `_revision`; undefined fields are omitted. @throws TypeError */
export function encodeDocument(document: Document): string {
  checkDocument(document);
  return JSON.stringify('_revision' in document ? { ...document, _revision: undefined } : document);
}

/** Only output of `encodeDocument` is read, so the type is that of the collection. */
export function decodeDocument<T extends Document>(doc: string, revision: number): Stored<T> {
  return Object.assign(JSON.parse(doc) as T, { _revision: revision });
}
