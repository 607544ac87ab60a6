import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { MigrationRefused } from './migration.port';

const stateSchema = z.strictObject({
  from: z.string(),
  to: z.string(),
  /** How far the log is copied: the last event's position in the source. */
  log: z.strictObject({ position: z.string(), events: z.int() }),
  /** By collection, the last id that is copied. */
  collections: z.record(z.string(), z.string()),
  /** The last key that is copied, in the order of the keys. */
  file: z.string(),
});
export type Progress = z.infer<typeof stateSchema>;

/** How far a migration has come, in a file of its own: losing it costs time, not correctness. */
export class MigrationState {
  private constructor(
    private readonly file: string,
    private progress: Progress,
  ) {}

  /** @throws MigrationRefused when the folder holds the state of another migration. */
  static open(folder: string, from: string, to: string): MigrationState {
    const file = join(folder, 'migration.json');
    const fresh = { from, to, log: { position: '', events: 0 }, collections: {}, file: '' };
    if (!existsSync(file)) return new MigrationState(file, fresh);
    const found = stateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    if (found.from === from && found.to === to) return new MigrationState(file, found);
    throw new MigrationRefused(
      `${folder} holds the state of a migration from ${found.from} to ${found.to}; name another folder with --state`,
    );
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
