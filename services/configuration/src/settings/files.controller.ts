import { Controller, Inject } from '@nestjs/common';
import { fileEndpoints as endpoints } from '@reprise/contracts/configuration';
import type { Clock } from '@reprise/kernel/base';
import { PublicFiles, publicFileReply } from '@reprise/kernel/files';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { CLOCK, DOCUMENTS, FILE_JUDGES, FILES, type FileJudges, type FileStore } from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';

/** The icon and the legal papers of a client's site. */
@Controller()
export class FilesController {
  private readonly kept: PublicFiles;

  constructor(
    @Inject(FILES) files: FileStore,
    @Inject(DOCUMENTS) documents: Documents,
    @Inject(CLOCK) clock: Clock,
    @Inject(FILE_JUDGES) private readonly judges: FileJudges,
  ) {
    this.kept = new PublicFiles(files, documents, clock);
  }

  @Endpoint(endpoints.favicon)
  async favicon(@Input() { body }: InputOf<typeof endpoints.favicon>) {
    const judged = await this.judges.favicon(Buffer.from(body.file.bytes));
    return { url: await this.kept.keep('favicon', judged) };
  }

  @Endpoint(endpoints.document)
  async document(@Input() { body }: InputOf<typeof endpoints.document>) {
    const judged = await this.judges.document(Buffer.from(body.file.bytes));
    return { url: await this.kept.keep('document', judged) };
  }

  @Endpoint(endpoints.readDocument)
  async readDocument(@Input() { params }: InputOf<typeof endpoints.readDocument>) {
    return publicFileReply(await this.kept.read(`legal-documents/${params.name}`));
  }
}
