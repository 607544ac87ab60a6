import { DatabaseSync } from '@photostructure/sqlite';

/** One moment of a database as a new file, while others write to it. @throws Error when `to` is there already */
export function copyDatabase(file: string, to: string): void {
  const database = new DatabaseSync(file, { timeout: 5000, readOnly: true });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
}
