import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { TestPhoto } from '@reprise/contracts/item';
import { FILES, type FileStore } from '@reprise/kernel/ports';
import { isPhotoOf, notOfThisItem } from './test-photos.rules';

/** The photos of a test, with what proves later that nobody exchanged them. */
@Injectable()
export class TestPhotosReader {
  constructor(@Inject(FILES) private readonly files: FileStore) {}

  /** A test may only contain photos taken of this very item. @throws Refusal `invalid-request` */
  hashed(
    itemId: string,
    photoKeys: readonly string[],
    questions: Readonly<Record<string, string>>,
  ): Promise<TestPhoto[]> {
    return Promise.all(
      photoKeys.map(async (key, index) => {
        const questionId = questions[key];
        const sha256 = await this.hash(itemId, key, index);
        return { key, sha256, ...(questionId ? { questionId } : {}) };
      }),
    );
  }

  private async hash(itemId: string, key: string, index: number): Promise<string> {
    const photo = isPhotoOf(itemId, key) ? await this.files.get(key) : undefined;
    if (!photo) throw notOfThisItem(index);
    return createHash('sha256').update(photo.bytes).digest('hex');
  }
}
