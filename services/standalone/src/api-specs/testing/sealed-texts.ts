import type { Document, Documents } from '@reprise/read-kernel/documents';

export type FoundText = {
  readonly collection: string;
  readonly id: string;
  readonly path: string;
  readonly text: string;
};

/** In the form produced by a secret box, also within another text. */
const sealedForm = /v1\.[\w-]{16}\.[\w-]{22}\.[\w-]*/g;

/** Every encrypted text in a value, with its path; array indexes are omitted from the path. */
export function sealedTextsIn(value: unknown, path: readonly string[] = []): readonly [string, string][] {
  if (typeof value === 'string')
    return [...value.matchAll(sealedForm)].map(([text]) => [path.join('.'), text]);
  if (Array.isArray(value)) return value.flatMap((each) => sealedTextsIn(each, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => sealedTextsIn(each, [...path, name]));
}

/** All encrypted texts of an installation, in whatever collection. */
export async function sealedTexts(documents: Documents): Promise<readonly FoundText[]> {
  const found: FoundText[] = [];
  for (const collection of await documents.collectionNames())
    for (const document of await documents.collection<Document>({ name: collection }).find({}))
      for (const [path, text] of sealedTextsIn(document))
        found.push({ collection, id: document._id, path, text });
  return found;
}
