import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const stateSchema = z.strictObject({
  /** Of the target's mark: what is noted here is true of that target alone. */
  id: z.string(),
  /** How far the log is copied: the last event's position in the source. */
  log: z.strictObject({ position: z.string(), events: z.int() }),
  /** By collection, the last id that is copied. */
  collections: z.record(z.string(), z.string()),
  /** The last key that is copied, in the order of the keys. */
  file: z.string(),
});
export type Progress = z.infer<typeof stateSchema>;

const nothing = (id: string): Progress => ({
  ...{ id, log: { position: '', events: 0 }, collections: {}, file: '' },
});

/** How far a migration has come, in a file of its own: losing it costs time, not correctness. */
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

  /** Forgets what was noted of another target. */
  belongTo(id: string): void {
    if (this.progress.id !== id) this.progress = nothing(id);
  }

  get now(): Progress {
    return this.progress;
  }

  /** On disk when it returns; never half written. */
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
