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

  urls(row: BuybackListRow): string[] {
    return this.addressed(row, row.photoKeys).map(({ url }) => url);
  }

  /** Photos of what lay in the parcel. */
  ofOpening(row: BuybackListRow): string[] {
    return this.addressed(row, row.openingPhotoKeys).map(({ url }) => url);
  }

  /** Photos that show one answer, by its question. */
  byQuestion(row: BuybackListRow): Record<string, string[]> {
    const { answerPhotos = [], photoKeys } = row;
    const urls = new Map(this.addressed(row, photoKeys).map(({ key, url }) => [key, url]));
    const of = (id: string): string[] =>
      answerPhotos.filter(({ questionId }) => questionId === id).flatMap(({ key }) => urls.get(key) ?? []);
    const questions = new Set(answerPhotos.map(({ questionId }) => questionId));
    return Object.fromEntries([...questions].map((id) => [id, of(id)]));
  }

  opens({ accountId, id }: BuybackListRow, token: string): boolean {
    return this.links.isValid(accountId, subjectOf(id), token);
  }

  /** Only photos of its opening and of its compliance test. @throws Refusal `not-found` */
  async file(row: BuybackListRow, name: string): Promise<StoredFile> {
    const { openingPhotoKeys = [], photoKeys = [] } = row;
    const key = [...openingPhotoKeys, ...photoKeys].find((each) => nameOf(each) === name);
    const file = key ? await this.files.get(key) : undefined;
    if (!file) throw new Refusal('not-found');
    return file;
  }

  private addressed(
    { accountId, id }: BuybackListRow,
    keys: readonly string[] = [],
  ): { key: string; url: string }[] {
    if (keys.length === 0) return [];
    const token = this.links.tokenFor(accountId, subjectOf(id));
    return keys.map((key) => ({ key, url: `/api/buybacks/${id}/photos/${nameOf(key)}?token=${token}` }));
  }
}
