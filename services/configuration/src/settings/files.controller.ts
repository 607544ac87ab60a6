import { Controller, Inject } from '@nestjs/common';
import { fileEndpoints as endpoints } from '@reprise/contracts/configuration';
import { PublicFiles, publicFileReply } from '@reprise/kernel/files';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { FILE_JUDGES, type FileJudges } from '@reprise/kernel/ports';

/** The icon and the legal papers of a client's site. */
@Controller()
export class FilesController {
  constructor(
    @Inject(PublicFiles) private readonly kept: PublicFiles,
    @Inject(FILE_JUDGES) private readonly judges: FileJudges,
  ) {}

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
