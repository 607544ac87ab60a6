import type { Position } from '@reprise/kernel';
import type { Document, Documents, Stored } from '@reprise/read-kernel/documents';
import type { PositionMap } from './position-map';

/** Reference documents that refer to log positions. */
const fields: Readonly<Record<string, string>> = { webhook_starts: 'position' };

/** The positions to which the documents refer. */
export async function positionsInDocuments(documents: Documents): Promise<readonly Position[]> {
  const names = (await documents.collectionNames()).filter((name) => name in fields);
  const found = await Promise.all(names.map((name) => documents.collection({ name }).find({})));
  return found.flatMap((all, n) =>
    all.flatMap((document) => {
      const position: unknown = Reflect.get(document, fields[names[n] ?? ''] ?? '');
      return typeof position === 'string' ? [position] : [];
    }),
  );
}

/** The document with its position in the other log. */
export function repointed(
  collection: string,
  document: Stored<Document>,
  positions: PositionMap,
): Stored<Document> {
  const field = fields[collection];
  const position: unknown = field === undefined ? undefined : Reflect.get(document, field);
  if (field === undefined || typeof position !== 'string') return document;
  return { ...document, [field]: positions.of(position) };
}
