import type { FileStore } from '../ports';

/** What the files of one purpose are called. Parts are counted from 0, and lie in the order of their names. */
export type PartNames = {
  readonly folder: string;
  nameOf(part: number): string;
  readonly contentType: string;
};

/** Files in parts, each written as a whole: however large, neither who writes nor who reads one holds all of it. */
export class PartedFiles {
  constructor(
    private readonly files: FileStore,
    private readonly names: PartNames,
  ) {}

  put(id: string, part: number, bytes: Uint8Array): Promise<void> {
    return this.files.put(this.keyOf(id, part), Buffer.from(bytes), this.names.contentType);
  }

  /** @param parts how many of them make the file. @throws if one is missing. */
  async *read(id: string, parts: number): AsyncGenerator<Buffer> {
    for (let part = 0; part < parts; part += 1) {
      const found = await this.files.get(this.keyOf(id, part));
      if (!found) throw new Error(`part ${part} of ${this.names.folder}/${id} is missing`);
      yield found.bytes;
    }
  }

  /** Also parts that nobody counted before their writer was killed. */
  async remove(id: string): Promise<void> {
    for (const key of await this.files.under(`${this.names.folder}/${id}`)) await this.files.delete(key);
  }

  private keyOf(id: string, part: number): string {
    return `${this.names.folder}/${id}/${this.names.nameOf(part)}`;
  }
}
