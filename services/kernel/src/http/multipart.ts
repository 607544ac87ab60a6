import { uploadedFile, type UploadedFile } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import type { FastifyRequest } from 'fastify';

/** Fields as strings and files as `UploadedFile`, under their form names. @throws Refusal `file-too-large`. */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, string | UploadedFile>> {
  const entries: [string, string | UploadedFile][] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') entries.push([part.fieldname, String(part.value)]);
      else entries.push([part.fieldname, uploadedFile(part.filename, part.mimetype, await part.toBuffer())]);
    }
  } catch (error) {
    throw new Refusal(isTooLarge(error) ? 'file-too-large' : 'malformed-body');
  }
  return Object.fromEntries(entries);
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && (error as { statusCode?: number }).statusCode === 413;
