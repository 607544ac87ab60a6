import { z } from 'zod';
import { endpoint, fileLimits, uploadedFileSchema } from '../kernel';

/** "JPG or PNG, at most 250 kB" (back office §5). */
export const pictureLimit = fileLimits.picture;

export const pictureEndpoints = {
  upload: endpoint({
    name: 'uploadPicture',
    method: 'POST',
    path: '/pictures',
    access: 'category.update',
    summary:
      'A picture, logo or banner: JPG or PNG, judged by its content and encoded anew. The reply is its address.',
    consumes: 'multipart/form-data',
    body: z.strictObject({ file: uploadedFileSchema(pictureLimit) }),
    reply: z.object({ url: z.string() }),
    status: 201,
    problems: ['file-type-not-allowed', 'file-too-large'],
  }),
  read: endpoint({
    name: 'readPicture',
    method: 'GET',
    path: '/pictures/{name}',
    access: 'public',
    summary: 'A picture at its address, which names its content: it never changes.',
    params: z.object({
      name: z
        .string()
        .regex(/^[0-9a-f]{64}\.(png|jpg|ico)$/)
        .describe('SHA-256 of the file and its ending, as its upload answered it.'),
    }),
    produces: 'image/*',
  }),
} as const;
