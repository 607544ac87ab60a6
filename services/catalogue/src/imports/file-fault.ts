import type { ImportError } from '@reprise/contracts/imports';

/** Why nothing of a file can be imported. */
export class FileFault extends Error {
  constructor(readonly code: ImportError) {
    super(`the file cannot be imported: ${code}`);
    this.name = 'FileFault';
  }
}
