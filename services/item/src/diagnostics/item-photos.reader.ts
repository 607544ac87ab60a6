import { Inject, Injectable } from '@nestjs/common';
import { photoNameOf } from '@reprise/contracts/item';
import { Refusal } from '@reprise/contracts/problems';
import { FILES, type FileStore, type StoredFile } from '@reprise/kernel/ports';
import { itemDiagnostics } from '@reprise/read-item';
import { ReadModels } from '@reprise/read-kernel';

/** The photos of every test of an item, and of its opened parcel. */
@Injectable()
export class ItemPhotos {
  constructor(
    @Inject(ReadModels) private readonly readModels: ReadModels,
    @Inject(FILES) private readonly files: FileStore,
  ) {}

  /** Only one that is listed there. @throws Refusal `not-found` */
  async file(itemId: string, name: string): Promise<StoredFile> {
    const row = await (await this.readModels.collection(itemDiagnostics)).get(itemId);
    const { entries = [], opening = [] } = row ?? {};
    const photos = [...opening.map(({ photo }) => photo), ...entries.flatMap((entry) => entry.photos)];
    const key = photos.find((photo) => photoNameOf(photo) === name)?.key;
    const file = key ? await this.files.get(key) : undefined;
    if (!file) throw new Refusal('not-found');
    return file;
  }
}
