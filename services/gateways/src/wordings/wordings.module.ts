import { Module } from '@nestjs/common';
import { resourceModule } from '@reprise/kernel/resource';
import { PaperPreviewsController } from './paper-previews.controller';
import { MailPreviewsController } from './mail-previews.controller';
import { UserImportGuideController } from './user-import-guide.controller';
import { mailTextsDefinition } from './mail-texts.resource';

/** What accounts word themselves, and what becomes of it. Needs `DOCUMENTS`, `FILES`, `CLOCK`, `ACCOUNT_SETTINGS` and `OutboxModule`. */
@Module({
  controllers: [MailPreviewsController, PaperPreviewsController, UserImportGuideController],
  imports: [resourceModule('MailTextResources', [mailTextsDefinition])],
})
export class WordingsModule {}
