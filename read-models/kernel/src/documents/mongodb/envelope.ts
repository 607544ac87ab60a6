import type { Document, Stored } from '../documents.port';
import { checkDocument } from '../document-json';

/**
 * How a document is stored in MongoDB: its own fields under `doc`, so that one operator replaces them all while
 * another increments the revision, and so that none of its fields can be confused with the store's.
 */
export type Envelope = {
  readonly _id: string;
  readonly revision: number;
  readonly doc: Record<string, unknown>;
  /** Case-folded texts, by field, for `$prefix`. */
  readonly folded?: Record<string, string>;
  /** The values that must be unique, as one text per index; absent if one of them is null or absent. */
  readonly unique?: Record<string, string>;
  /** Whether `doc` contains keys or arrays in escaped form. */
  readonly escaped?: boolean;
};

const nestedArray = '%array';
/** Keys that MongoDB, FerretDB or the driver would misinterpret: `$x`, `a.b`, `_bsontype`, U+0000, the empty one. */
const special = /[.$%\0]|^_bsontype$|^$/;

const escapeKey = (key: string): string =>
  key === ''
    ? '%'
    : key
        .replace(/[.$%\0]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`)
        .replace(/^_bsontype$/, '%5fbsontype');

const unescapeKey = (key: string): string =>
  key === '%'
    ? ''
    : key.replace(/%([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** What JSON would keep of a value: undefined fields are omitted, -0 is 0. FerretDB has no nested arrays. */
function toBson(value: unknown, escaped: { any: boolean }): unknown {
  if (value === undefined) return null;
  if (value === 0) return 0;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((element: unknown) => {
      if (!Array.isArray(element)) return toBson(element, escaped);
      escaped.any = true;
      return { [nestedArray]: toBson(element, escaped) };
    });
  }
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    if (inner === undefined) return [];
    if (!special.test(key)) return [[key, toBson(inner, escaped)]];
    escaped.any = true;
    return [[escapeKey(key), toBson(inner, escaped)]];
  });
  return Object.fromEntries(entries);
}

function fromBson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(fromBson);
  if (nestedArray in value) return fromBson(value[nestedArray]);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [unescapeKey(key), fromBson(inner)]));
}

export type Body = Pick<Envelope, 'doc' | 'escaped'>;

/** @throws TypeError for anything that is not JSON, or has no `_id`. */
export function bodyOf(document: Document): Body {
  checkDocument(document);
  const escaped = { any: false };
  const content = { ...document, _id: undefined, _revision: undefined };
  const doc = toBson(content, escaped) as Record<string, unknown>;
  return escaped.any ? { doc, escaped: true } : { doc };
}

/** Only output of `bodyOf` is read, so the type is that of the collection. */
export function documentOf<T extends Document>({ _id, revision, doc, escaped }: Envelope): Stored<T> {
  const content = escaped ? (fromBson(doc) as Record<string, unknown>) : doc;
  return { _id, ...content, _revision: revision } as unknown as Stored<T>;
}

/** The value of a dotted path through objects, not through arrays. */
export function valueAt(document: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      document,
    );
}
