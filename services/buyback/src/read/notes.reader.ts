import { Inject, Injectable } from '@nestjs/common';
import type { TimelineEntry } from '@reprise/contracts/buyback';
import { isWarehouseComment, type NotedEntry } from '@reprise/contracts/events';
import { ACCOUNT_SETTINGS, NOTES, type AccountSettingsReader, type Notes } from '@reprise/kernel/ports';
import type { BuybackListRow } from '@reprise/read-buyback';

type SharedComment = { readonly at: string; readonly text: string };

/** What people wrote when they acted. Texts of an erased customer are gone; their acts stay. */
@Injectable()
export class NotesReader {
  constructor(
    @Inject(NOTES) private readonly notes: Notes,
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettingsReader,
  ) {}

  /** The entries with the comments that were written with them. */
  async commented(accountId: string, entries: readonly NotedEntry[]): Promise<TimelineEntry[]> {
    const texts = await this.texts(accountId, entries);
    return entries.map(({ noteId, ...entry }) => {
      const comment = noteId ? texts[noteId] : undefined;
      return { ...entry, ...(comment ? { comment } : {}) };
    });
  }

  /**
   * The workshop's comments, for the customer: those that the account shares, and the reason of an offer where the
   * account asks for one.
   */
  async shared(
    { accountId, proposal }: BuybackListRow,
    entries: readonly NotedEntry[],
  ): Promise<SharedComment[]> {
    const settings = await this.settings.read(accountId);
    const explained = settings.lowerPriceProofRequired && proposal !== undefined;
    const written = entries.filter(({ type }) =>
      settings.isWarehouseCommentSharedToClient
        ? isWarehouseComment(type)
        : explained && type === 'ItemControlled',
    );
    const commented = await this.commented(accountId, written);
    return commented.flatMap(({ at, comment }) => (comment ? [{ at, text: comment }] : []));
  }

  private async texts(
    accountId: string,
    entries: readonly NotedEntry[],
  ): Promise<Readonly<Record<string, string>>> {
    const ids = entries.flatMap(({ noteId }) => noteId ?? []);
    return ids.length > 0 ? this.notes.read(accountId, ids) : {};
  }
}
