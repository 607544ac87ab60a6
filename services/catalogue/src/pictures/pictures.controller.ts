import { createHash } from 'node:crypto';
import { Controller, Inject } from '@nestjs/common';
import { pictureEndpoints as endpoints } from '@reprise/contracts/catalogue';
import { Refusal } from '@reprise/contracts/problems';
import { Endpoint, Input, reply, type InputOf } from '@reprise/kernel/http';
import { FILES, IMAGE_JUDGE, type FileStore, type ImageJudge } from '@reprise/kernel/ports';

const keyOf = (name: string): string => `pictures/${name}`;
/** The name says what is in it, so nobody has to ask again. */
const forever = 'public, max-age=31536000, immutable';

/** Pictures of the catalogue, which every visitor sees. */
@Controller()
export class PicturesController {
  constructor(
    @Inject(FILES) private readonly files: FileStore,
    @Inject(IMAGE_JUDGE) private readonly judge: ImageJudge,
  ) {}

  @Endpoint(endpoints.upload)
  async upload(@Input() { body }: InputOf<typeof endpoints.upload>) {
    const picture = await this.judge(Buffer.from(body.file.bytes));
    const name = `${createHash('sha256').update(picture.bytes).digest('hex')}.${picture.extension}`;
    await this.files.put(keyOf(name), picture.bytes, picture.contentType);
    return { url: `/api/pictures/${name}` };
  }

  @Endpoint(endpoints.read)
  async read(@Input() { params }: InputOf<typeof endpoints.read>) {
    const file = await this.files.get(keyOf(params.name));
    if (!file) throw new Refusal('not-found');
    const headers = { 'content-type': file.contentType, 'cache-control': forever };
    return reply(file.bytes, { headers });
  }
}
