import { copyFileSync, lstatSync, mkdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

function copy(file, folder) {
  const [from, to] = [join(root, file), join(folder, file)];
  mkdirSync(dirname(to), { recursive: true });
  if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else copyFileSync(from, to);
}

/** Copies files and links of the workspace to the same paths in another folder. @returns their bytes. */
export function copyFiles(files, folder) {
  files.forEach((file) => copy(file, folder));
  return files.reduce((sum, file) => sum + lstatSync(join(root, file)).size, 0);
}
