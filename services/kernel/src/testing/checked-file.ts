import { DatabaseSync } from '@photostructure/sqlite';

/** SQLite's own integrity check of a file; `['ok']` if it is intact. */
export function checkedFile(file: string): readonly string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database
      .prepare('PRAGMA integrity_check')
      .all()
      .map((row) => String((row as { integrity_check: unknown }).integrity_check));
  } finally {
    database.close();
  }
}
