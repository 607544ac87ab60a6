import { z } from 'zod';
import { endpoint, fileLimits, uploadedFileSchema, uuidSchema } from '../kernel';
import { sha256Schema } from './erasure.parts';
import { byItemId } from './item.api';

export const uploadErasureCertificate = endpoint({
  name: 'uploadErasureCertificate',
  method: 'POST',
  path: '/items/{id}/erasure-certificates',
  access: 'refurb-step.write',
  summary:
    'The certificate of an erasure as PDF, at most 250 kB, judged by its content. The reply names it by its hash, with which a step is completed.',
  consumes: 'multipart/form-data',
  params: byItemId,
  body: z.strictObject({ file: uploadedFileSchema(fileLimits.document) }),
  reply: z.object({ certificate: sha256Schema }),
  status: 201,
  problems: ['file-type-not-allowed', 'file-too-large'],
});

export const downloadErasureCertificate = endpoint({
  name: 'downloadErasureCertificate',
  method: 'GET',
  path: '/items/{id}/erasure-certificates/{certificate}',
  access: 'refurb-step.read',
  summary: 'The certificate of an erasure as it was uploaded.',
  params: z.object({
    id: uuidSchema,
    certificate: sha256Schema.describe('SHA-256 of the file, as its upload answered it.'),
  }),
  produces: 'application/pdf',
});
