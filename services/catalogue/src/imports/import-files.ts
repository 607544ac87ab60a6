import { importLimits } from '@reprise/contracts/imports';
import type { FileStore } from '@reprise/kernel/ports';

const folderOf = (importId: string): string => `imports/${importId}`;
const keyOf = (importId: string, part: number): string =>
  `${folderOf(importId)}/${String(part).padStart(4, '0')}`;

export const partsOf = (bytes: number): number => Math.ceil(bytes / importLimits.partBytes);

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

/** Files to import, in parts: however large, never in memory as a whole. */
export class ImportFiles {
  constructor(private readonly files: FileStore) {}

  put(importId: string, part: number, bytes: Uint8Array): Promise<void> {
    return this.files.put(keyOf(importId, part), Buffer.from(bytes), 'application/octet-stream');
  }

  async *read(importId: string, bytes: number): AsyncGenerator<Buffer> {
    for (let part = 1; part <= partsOf(bytes); part += 1) {
      const found = await this.files.get(keyOf(importId, part));
      if (!found) throw new Error(`part ${part} of import ${importId} is missing`);
      yield found.bytes;
    }
  }

  async remove(importId: string): Promise<void> {
    for (const key of await this.files.under(folderOf(importId))) await this.files.delete(key);
  }
}
