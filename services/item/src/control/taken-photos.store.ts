import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { OpeningPhoto } from '@reprise/contracts/item';
import { uuidv7 } from '@reprise/kernel';
import { FILES, IMAGE_JUDGE, type FileStore, type ImageJudge } from '@reprise/kernel/ports';

/** Photos as they come from a camera: judged by content, and kept under the item that they show. */
@Injectable()
export class TakenPhotosStore {
  constructor(
    @Inject(FILES) private readonly files: FileStore,
    @Inject(IMAGE_JUDGE) private readonly judge: ImageJudge,
  ) {}

  /** @throws Refusal `file-type-not-allowed`, `file-too-large` */
  async keep(itemId: string, base64: string): Promise<OpeningPhoto> {
    const { bytes, contentType, extension } = await this.judge(Buffer.from(base64, 'base64'));
    const key = `photos/${itemId}/${uuidv7()}.${extension}`;
    await this.files.put(key, bytes, contentType);
    return { key, sha256: createHash('sha256').update(bytes).digest('hex') };
  }
}
