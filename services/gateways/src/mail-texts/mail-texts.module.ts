import { Module } from '@nestjs/common';
import { resourceModule } from '@reprise/kernel/resource';
import { MailPreviewsController } from './mail-previews.controller';
import { mailTextsDefinition } from './mail-texts.resource';

/** Needs `DOCUMENTS`, `FILES`, `CLOCK` and `OutboxModule`. */
@Module({
  // A preview is no id: its address stands before those of the documents.
  controllers: [MailPreviewsController],
  imports: [resourceModule('MailTextResources', [mailTextsDefinition])],
})
export class MailTextsModule {}
