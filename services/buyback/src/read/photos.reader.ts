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
    return this.addressed(row).map(({ url }) => url);
  }

  /** Photos that show one answer, by its question. */
  byQuestion(row: BuybackListRow): Record<string, string[]> {
    const { answerPhotos = [] } = row;
    const urls = new Map(this.addressed(row).map(({ key, url }) => [key, url]));
    const of = (id: string): string[] =>
      answerPhotos.filter(({ questionId }) => questionId === id).flatMap(({ key }) => urls.get(key) ?? []);
    const questions = new Set(answerPhotos.map(({ questionId }) => questionId));
    return Object.fromEntries([...questions].map((id) => [id, of(id)]));
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

  private addressed({ accountId, id, photoKeys = [] }: BuybackListRow): { key: string; url: string }[] {
    if (photoKeys.length === 0) return [];
    const token = this.links.tokenFor(accountId, subjectOf(id));
    return photoKeys.map((key) => ({ key, url: `/api/buybacks/${id}/photos/${nameOf(key)}?token=${token}` }));
  }
}
