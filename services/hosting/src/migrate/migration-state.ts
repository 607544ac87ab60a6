import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const stateSchema = z.strictObject({
  /** From the target's mark: the progress recorded here applies to that target only. */
  id: z.string(),
  /** Progress of the log: the last copied event's position in the source. */
  log: z.strictObject({ position: z.string(), events: z.int() }),
  /** The last copied id per collection. */
  collections: z.record(z.string(), z.string()),
  /** The last copied key, in key order. */
  file: z.string(),
});
export type Progress = z.infer<typeof stateSchema>;

const nothing = (id: string): Progress => ({
  ...{ id, log: { position: '', events: 0 }, collections: {}, file: '' },
});

/** The progress of a migration, in a separate file: losing it costs time, not correctness. */
export class MigrationState {
  private progress: Progress;

  private constructor(private readonly file: string) {
    this.progress = existsSync(file)
      ? stateSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
      : nothing('');
  }

  static open(folder: string): MigrationState {
    return new MigrationState(join(folder, 'migration.json'));
  }

  /** Discards progress recorded for another target. */
  belongTo(id: string): void {
    if (this.progress.id !== id) this.progress = nothing(id);
  }

  get now(): Progress {
    return this.progress;
  }

  /** On disk when it returns; never partly written. */
  save(change: Partial<Progress>): void {
    this.progress = { ...this.progress, ...change };
    mkdirSync(join(this.file, '..'), { recursive: true });
    writeFileSync(`${this.file}.draft`, JSON.stringify(this.progress), { flush: true });
    renameSync(`${this.file}.draft`, this.file);
  }

  copiedTo(collection: string, id: string): void {
    this.save({ collections: { ...this.progress.collections, [collection]: id } });
  }
}
