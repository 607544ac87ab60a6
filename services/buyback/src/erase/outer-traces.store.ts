import { Inject, Injectable } from '@nestjs/common';
import { forgetReplies } from '@reprise/kernel/http';
import {
  DOCUMENTS,
  FILES,
  NOTES,
  TRACES,
  type FileStore,
  type Notes,
  type PersonalTraces,
} from '@reprise/kernel/ports';
import type { BuybackListRow } from '@reprise/read-buyback';
import type { Documents } from '@reprise/read-kernel';
import { cartsCollection } from '../cart/cart.store';
import type { BuybackTraces } from './personal-traces.reader';

export type Forgotten = BuybackTraces & { readonly row: BuybackListRow };

/** Everything of a person that lies outside the vault: it goes before his key, so that a repeat finds what is left. */
@Injectable()
export class OuterTracesStore {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(FILES) private readonly files: FileStore,
    @Inject(NOTES) private readonly notes: Notes,
    @Inject(TRACES) private readonly traces: PersonalTraces,
  ) {}

  async erase(accountId: string, buybacks: readonly Forgotten[], emails: readonly string[]): Promise<void> {
    const rows = buybacks.map(({ row }) => row);
    const buybackIds = rows.map(({ id }) => id);
    const identificationNumbers = rows.map((row) => row.identificationNumber);
    await this.traces.erase({ accountId, buybackIds, identificationNumbers, emails });
    await this.notes.erase(
      accountId,
      buybacks.flatMap(({ noteIds }) => noteIds),
    );
    for (const each of buybacks) await this.eraseFiles(each);
    const cartIds = rows.flatMap(({ cartId }) => cartId ?? []);
    for (const id of cartIds) await this.documents.collection(cartsCollection).delete(id);
    await forgetReplies(this.documents, [...buybackIds, ...cartIds]);
  }

  /** No page, journal or free space of the store holds what was deleted. */
  shred(): Promise<void> {
    return this.documents.shred();
  }

  /** Labels, and photos that were uploaded and never shown. */
  private async eraseFiles({ row, labelKeys, shownPhotos }: Forgotten): Promise<void> {
    const photos = await this.files.under(`photos/${row.id}`);
    const unused = photos.filter((key) => !shownPhotos.includes(key));
    for (const key of [...labelKeys, ...unused]) await this.files.delete(key);
  }
}
