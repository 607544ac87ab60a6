import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { TestPhoto } from '@reprise/contracts/item';
import { Refusal } from '@reprise/contracts/problems';
import { FILES, type FileStore } from '@reprise/kernel/ports';

/** As uploads name them. */
const photoName = /^[0-9a-z-]{1,64}\.(png|jpg)$/;

function notOfThisItem(index: number): Refusal {
  const message = 'This photo was not taken of this item.';
  const violation = { propertyPath: `photoKeys[${index}]`, message, code: 'not-a-choice' };
  return new Refusal('invalid-request', {}, [violation]);
}

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
    const folder = `photos/${itemId}/`;
    const own = key.startsWith(folder) && photoName.test(key.slice(folder.length));
    const photo = own ? await this.files.get(key) : undefined;
    if (!photo) throw notOfThisItem(index);
    return createHash('sha256').update(photo.bytes).digest('hex');
  }
}
