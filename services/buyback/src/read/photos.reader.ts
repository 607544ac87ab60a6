import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '@reprise/contracts/problems';
import { FILES, LINKS, type FileStore, type Links, type StoredFile } from '@reprise/kernel/ports';
import type { BuybackListRow } from '@reprise/read-buyback';

const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);
/** What a photo's address authorises: it opens the pictures and, unlike the customer's own link, nothing else. */
const subjectOf = (id: string): string => `photos/${id}`;

/** Photos of the product as found, at addresses that an `<img>` can load. */
@Injectable()
export class PhotosReader {
  constructor(
    @Inject(FILES) private readonly files: FileStore,
    @Inject(LINKS) private readonly links: Links,
  ) {}

  urls({ accountId, id, photoKeys = [] }: BuybackListRow): string[] {
    if (photoKeys.length === 0) return [];
    const token = this.links.tokenFor(accountId, subjectOf(id));
    return photoKeys.map((key) => `/api/buybacks/${id}/photos/${nameOf(key)}?token=${token}`);
  }

  opens({ accountId, id }: BuybackListRow, token: string): boolean {
    return this.links.isValid(accountId, subjectOf(id), token);
  }

  /** Only photos listed in the compliance test of this buyback. @throws Refusal `not-found` */
  async file({ photoKeys = [] }: BuybackListRow, name: string): Promise<StoredFile> {
    const key = photoKeys.find((each) => nameOf(each) === name);
    const file = key ? await this.files.get(key) : undefined;
    if (!file) throw new Refusal('not-found');
    return file;
  }
}
