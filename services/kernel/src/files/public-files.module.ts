import { Module } from '@nestjs/common';
import type { Documents } from '@reprise/read-kernel/documents';
import type { Clock } from '../base';
import { CLOCK, DOCUMENTS, FILES, type FileStore } from '../ports';
import { PublicFiles } from './public-files';

/** One for all who keep public files; the host provides `FILES`, `DOCUMENTS` and `CLOCK`, globally. */
@Module({
  providers: [
    {
      provide: PublicFiles,
      inject: [FILES, DOCUMENTS, CLOCK],
      useFactory: (files: FileStore, documents: Documents, clock: Clock) =>
        new PublicFiles(files, documents, clock),
    },
  ],
  exports: [PublicFiles],
})
export class PublicFilesModule {}
