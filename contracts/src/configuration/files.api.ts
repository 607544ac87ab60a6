import { z } from 'zod';
import { endpoint, fileLimits, uploadedFileSchema, type FileKind } from '../kernel';

const file = (kind: FileKind) => z.strictObject({ file: uploadedFileSchema(fileLimits[kind]) });
const stored = {
  consumes: 'multipart/form-data',
  reply: z.object({ url: z.string() }),
  status: 201,
  problems: ['file-type-not-allowed', 'file-too-large'],
} as const;

/** What an account's own people upload besides pictures. */
export const fileEndpoints = {
  favicon: endpoint({
    ...stored,
    name: 'uploadFavicon',
    method: 'POST',
    path: '/favicons',
    access: 'settings.design',
    summary:
      'A site’s small icon: ICO or PNG, at most 20 kB, judged by its content. The reply is its address.',
    body: file('favicon'),
  }),
  document: endpoint({
    ...stored,
    name: 'uploadLegalDocument',
    method: 'POST',
    path: '/legal-documents',
    access: 'settings.general',
    summary: 'A legal text as PDF, at most 250 kB, judged by its content. The reply is its address.',
    body: file('document'),
  }),
  readDocument: endpoint({
    name: 'readLegalDocument',
    method: 'GET',
    path: '/legal-documents/{name}',
    access: 'public',
    summary: 'A legal text at its address, which names its content: it never changes.',
    params: z.object({
      name: z
        .string()
        .regex(/^[0-9a-f]{64}\.pdf$/)
        .describe('SHA-256 of the file and its ending, as its upload answered it.'),
    }),
    produces: 'application/pdf',
  }),
} as const;
