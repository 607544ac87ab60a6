import { importLimits } from '@reprise/contracts/imports';
import { Refusal } from '@reprise/contracts/problems';
import { PartedFiles } from '@reprise/kernel/files';
import type { FileStore } from '@reprise/kernel/ports';

/** Files to import, in the parts in which they are sent. */
export const importFiles = (files: FileStore): PartedFiles =>
  new PartedFiles(files, {
    folder: 'imports',
    nameOf: (part) => String(part + 1).padStart(4, '0'),
    contentType: 'application/octet-stream',
  });

export const partsOf = (bytes: number): number => Math.ceil(bytes / importLimits.partBytes);

/** @throws Refusal `invalid-request` for a part that the announced file does not have, or of another size. */
export function mustBeAnnounced(fileBytes: number, part: number, bytes: number): void {
  const parts = partsOf(fileBytes);
  if (part > parts)
    throw new Refusal('invalid-request', {}, [
      { propertyPath: 'part', code: 'part-unknown', values: { maximum: parts } },
    ]);
  const expected = part === parts ? fileBytes - (parts - 1) * importLimits.partBytes : importLimits.partBytes;
  if (bytes !== expected)
    throw new Refusal('invalid-request', {}, [
      { propertyPath: 'file', code: 'part-size', values: { bytes: expected } },
    ]);
}

/** What arrives, in parts of the size in which files are kept. */
export async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting = Buffer.alloc(0);
  for await (const piece of content) {
    waiting = Buffer.concat([waiting, piece]);
    for (; waiting.length >= importLimits.partBytes; waiting = waiting.subarray(importLimits.partBytes))
      yield waiting.subarray(0, importLimits.partBytes);
  }
  if (waiting.length > 0) yield waiting;
}
