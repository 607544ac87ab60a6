import { Readable } from 'node:stream';
import type { FileStore } from '@reprise/kernel/ports';
import type { ExportJob } from './export-jobs';

type Place = Pick<ExportJob, '_id'>;
const keyOf = ({ _id }: Place, part: number): string => `exports/${_id}/${String(part).padStart(6, '0')}.csv`;

/** A file in parts, each written once: neither who writes nor who reads it holds all of it. */
export class ExportFiles {
  constructor(private readonly files: FileStore) {}

  write(job: Place, part: number, bytes: Buffer): Promise<void> {
    return this.files.put(keyOf(job, part), bytes, 'text/csv; charset=utf-8');
  }

  read(job: Place & Pick<ExportJob, 'parts'>): Readable {
    const { files } = this;
    return Readable.from(
      (async function* () {
        for (let part = 0; part < job.parts; part += 1) {
          const found = await files.get(keyOf(job, part));
          if (!found) throw new Error('a part of the export is missing');
          yield found.bytes;
        }
      })(),
    );
  }

  async remove(job: Place & Pick<ExportJob, 'parts'>): Promise<void> {
    for (let part = 0; part < job.parts; part += 1) await this.files.delete(keyOf(job, part));
  }
}
