import { PartedFiles } from '../files';
import type { FileStore } from '../ports';

/** Pages of exports, as they are written. */
export const exportFiles = (files: FileStore): PartedFiles =>
  new PartedFiles(files, {
    folder: 'exports',
    nameOf: (part) => `${String(part).padStart(6, '0')}.csv`,
    contentType: 'text/csv; charset=utf-8',
  });
