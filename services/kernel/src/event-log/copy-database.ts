import { DatabaseSync } from '@photostructure/sqlite';

/** A consistent copy of a database as a new file, while others write to it. @throws Error if `to` already exists */
export function copyDatabase(file: string, to: string): void {
  const database = new DatabaseSync(file, { timeout: 5000, readOnly: true });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
}
