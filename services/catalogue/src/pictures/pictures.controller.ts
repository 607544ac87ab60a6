import { Controller, Inject } from '@nestjs/common';
import { pictureEndpoints as endpoints } from '@reprise/contracts/catalogue';
import type { Clock } from '@reprise/kernel/base';
import { PublicFiles, publicFileReply } from '@reprise/kernel/files';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { CLOCK, DOCUMENTS, FILES, IMAGE_JUDGE, type FileStore, type ImageJudge } from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';

/** Pictures of the catalogue, logos, banners and favicons, which every visitor sees. */
@Controller()
export class PicturesController {
  private readonly pictures: PublicFiles;

  constructor(
    @Inject(FILES) files: FileStore,
    @Inject(DOCUMENTS) documents: Documents,
    @Inject(CLOCK) clock: Clock,
    @Inject(IMAGE_JUDGE) private readonly judge: ImageJudge,
  ) {
    this.pictures = new PublicFiles(files, documents, clock);
  }

  @Endpoint(endpoints.upload)
  async upload(@Input() { body }: InputOf<typeof endpoints.upload>) {
    const picture = await this.judge(Buffer.from(body.file.bytes));
    return { url: await this.pictures.keep('picture', picture) };
  }

  @Endpoint(endpoints.read)
  async read(@Input() { params }: InputOf<typeof endpoints.read>) {
    return publicFileReply(await this.pictures.read(`pictures/${params.name}`));
  }
}
