import { chmodSync, mkdirSync } from 'node:fs';

/** Nobody else on the machine looks into the folder, also not into one that an earlier version made. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  try {
    chmodSync(path, 0o700);
  } catch (error) {
    // A volume that belongs to somebody else keeps the rights that he gave it.
    if (Object(error).code !== 'EPERM') throw error;
  }
}
