import { uploadedFile, type UploadedFile } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import type { FastifyRequest } from 'fastify';
import { violation } from './violations';

/**
 * Fields as strings and files as `UploadedFile`, under their form names. Each field takes one file (back office §5
 * "Files"): of several, none would be the one that was meant.
 * @throws Refusal `file-too-large`, `invalid-request`.
 */
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
  const found = new Map(entries);
  const twice = [...found.keys()].filter((name) => entries.filter(([key]) => key === name).length > 1);
  if (twice.length > 0) {
    const violations = twice.map((name) => violation([name], 'one-file'));
    throw new Refusal('invalid-request', {}, violations);
  }
  return Object.fromEntries(found);
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && (error as { statusCode?: number }).statusCode === 413;
