import { Controller, Inject } from '@nestjs/common';
import { pictureEndpoints as endpoints } from '@reprise/contracts/catalogue';
import { PublicFiles, publicFileReply } from '@reprise/kernel/files';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { IMAGE_JUDGE, type ImageJudge } from '@reprise/kernel/ports';

/** Pictures of the catalogue, logos, banners and favicons, which every visitor sees. */
@Controller()
export class PicturesController {
  constructor(
    @Inject(PublicFiles) private readonly pictures: PublicFiles,
    @Inject(IMAGE_JUDGE) private readonly judge: ImageJudge,
  ) {}

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
