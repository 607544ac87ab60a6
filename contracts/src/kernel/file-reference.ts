import { z } from 'zod';
import { placesOf, type Step } from './reference';

/** What a file is uploaded as: `picture` JPG or PNG, `favicon` ICO or PNG, `document` PDF. */
const fileKinds = ['picture', 'favicon', 'document'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Bytes (back office §5: "Images and PDFs 250 kB, favicon 20 kB"). */
export const fileLimits: Readonly<Record<FileKind, number>> = {
  picture: 250 * 1024,
  favicon: 20 * 1024,
  document: 250 * 1024,
};

/** Where they are served from: the folder in the store, and the path below the API. */
export const fileFolders: Readonly<Record<FileKind, string>> = {
  picture: 'pictures',
  favicon: 'pictures',
  document: 'legal-documents',
};

/** Key of the declaration in a schema's metadata, and so in OpenAPI. */
const key = 'x-file';
const isKind = (value: unknown): value is FileKind => fileKinds.some((kind) => kind === value);

/**
 * The address of an uploaded file, which names its content. A new one must have been uploaded as this kind; what was
 * stored before stays as it is.
 */
export const fileReference = (kind: FileKind) =>
  z
    .string()
    .min(1)
    .max(2048)
    .meta({ [key]: kind });

export type FilePlace = { readonly path: readonly Step[]; readonly kind: FileKind };

/** The fields of a document that hold files. */
export const filesIn = (schema: z.ZodType): readonly FilePlace[] =>
  placesOf(schema, key, isKind).map(({ path, declared: kind }) => ({ path, kind }));

const root = '/api/';
const addressForm = /^\/api\/((?:pictures|legal-documents)\/[0-9a-f]{64}\.[a-z]{3})$/;

export const fileAddress = (fileKey: string): string => `${root}${fileKey}`;

/** The key in the file store; undefined for an address that is not one of an uploaded file. */
export const fileKeyIn = (address: string): string | undefined => addressForm.exec(address)?.[1];
