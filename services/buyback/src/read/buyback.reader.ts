import { Inject, Injectable } from '@nestjs/common';
import { listBuybacks, type BuybackRow } from '@reprise/contracts/buyback';
import type { ListQuery, Page } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { buybackCodeFault } from '@reprise/contracts/rules';
import { streamName, type EventLog, type Position } from '@reprise/kernel';
import { buybackList, type BuybackListRow } from '@reprise/read-buyback';
import { contentOf, ReadModels, type Collection, type Filter } from '@reprise/read-kernel';
import {
  findInScope,
  listFilter,
  listQuery,
  listSpecOf,
  narrowed,
  ownPlaces,
  scopeFilter,
  wholeAccount,
  type ScopedFilter,
  type TenantScope,
} from '@reprise/read-kernel/query';
import { PhotosReader } from './photos.reader';
import { EVENT_LOG, PERSONAL_ACCESSES, type PersonalAccesses, type Session } from '@reprise/kernel/ports';

const own = { ...ownPlaces, sharedWith: 'buyerAccountId' } as const;
const listSpec = listSpecOf(listBuybacks);

/**
 * Web buybacks that any store of the account may finalise (domain §2 "web_drop": the customer brings it to a store).
 */
const predeclared = (scope: TenantScope, which: Filter): ScopedFilter =>
  narrowed(scopeFilter(scope, { store: wholeAccount }), {
    $and: [{ circuit: 'web_drop', status: 'bb_awaiting_store_drop' }, which],
  });

const asksForPredeclared = ({ filters }: ListQuery): boolean => {
  const circuit = filters['circuit'];
  return circuit?.kind === 'in' && circuit.values.length === 1 && circuit.values[0] === 'web_drop';
};

/** A row as sent out: without internal fields (`_id`, position, account). */
export const publicRow = (row: BuybackListRow): BuybackRow => contentOf(row);

/** Answers "which buybacks, and in what status?" within what a reader may see. */
@Injectable()
export class BuybackReader {
  constructor(
    @Inject(ReadModels) private readonly readModels: ReadModels,
    private readonly photos: PhotosReader,
    @Inject(PERSONAL_ACCESSES) private readonly accesses: PersonalAccesses,
    @Inject(EVENT_LOG) private readonly log: EventLog,
  ) {}

  async list(scope: TenantScope, query: ListQuery): Promise<Page<BuybackRow>> {
    const page = await listQuery(await this.rows(), await this.seen(scope, query), query, listSpec);
    return { ...page, items: page.items.map((row) => this.shown(row)) };
  }

  /** The same rows, of which a list shows one page. */
  async filterOf(scope: TenantScope, query: ListQuery): Promise<ScopedFilter> {
    const conditions = listFilter(query, listSpec);
    const seen = await this.seen(scope, query);
    return conditions.length > 0 ? narrowed(seen, { $and: conditions }) : seen;
  }

  private async seen(scope: TenantScope, query: ListQuery): Promise<ScopedFilter> {
    return scope.by === 'store' && asksForPredeclared(query) ? this.opened(scope) : scopeFilter(scope, own);
  }

  async counts(scope: TenantScope): Promise<Record<string, number>> {
    const counted = await (await this.rows()).countBy('status', scopeFilter(scope, own));
    return Object.fromEntries(counted.map(([status, count]) => [String(status), count]));
  }

  /** @throws Refusal `not-found`, also outside the scope. */
  async byId(scope: TenantScope, id: string): Promise<BuybackListRow> {
    const row =
      (await this.inScope(scope, id)) ?? ((await this.comes(id)) ? await this.inScope(scope, id) : undefined);
    if (!row) throw new Refusal('not-found');
    return row;
  }

  /** A store sees the predeclared ones that were opened in it by their code (domain §7). */
  private async opened(scope: TenantScope): Promise<ScopedFilter> {
    const { accountId, organisationIds = [] } = scope;
    return predeclared(scope, { _id: { $in: await this.accesses.openedIn(accountId, organisationIds) } });
  }

  private async inScope(scope: TenantScope, id: string): Promise<BuybackListRow | undefined> {
    const rows = await this.rows();
    return (
      (await findInScope(rows, scopeFilter(scope, own), id)) ??
      (scope.by === 'store' ? await findInScope(rows, await this.opened(scope), id) : undefined)
    );
  }

  /**
   * Whoever gives the code of a predeclared buyback in a store opens it there, which is recorded.
   * @throws Refusal one of the four of a code search (customer journey §5).
   */
  async byNumber(scope: TenantScope, number: string, session: Session): Promise<BuybackListRow> {
    const fault = buybackCodeFault(number);
    if (fault) throw new Refusal(fault);
    const rows = await this.rows();
    const wanted = { identificationNumber: number.trim() };
    const [mine] = await rows.find(narrowed(scopeFilter(scope, own), wanted), { limit: 1 });
    const [open] =
      mine || scope.by !== 'store' ? [] : await rows.find(predeclared(scope, wanted), { limit: 1 });
    if (open) await this.accesses.keepOpening(open, session);
    const row = mine ?? open;
    if (!row) throw new Refusal('buyback-code-not-recognised');
    return row;
  }

  /** A row of a known account, for readers admitted by a link. */
  async anyOf(id: string): Promise<BuybackListRow | undefined> {
    const rows = await this.rows();
    return (await rows.get(id)) ?? ((await this.comes(id)) ? rows.get(id) : undefined);
  }

  /**
   * A client may follow a declaration at once without a position: a row that the log has and the list does not yet
   * is waited for, at most a second. An id unknown to the log costs one lookup. @throws Refusal `read-model-behind`
   */
  private async comes(id: string): Promise<boolean> {
    const [opened] = await this.log.readStream(streamName('buyback', id), 0, 1);
    if (!opened) return false;
    await this.readModels.waitForPosition(buybackList, opened.position, 1000);
    return true;
  }

  /** The row once it reflects what was just written (domain §8). */
  async after(position: Position, id: string): Promise<BuybackRow> {
    await this.readModels.waitForPosition(buybackList, position, 2000);
    const row = await this.anyOf(id);
    if (!row) throw new Refusal('not-found');
    return this.shown(row);
  }

  /** A row in the form of replies, with addresses of its photos. */
  shown(row: BuybackListRow): BuybackRow {
    const photos = this.photos.urls(row);
    return { ...publicRow(row), ...(photos.length > 0 ? { photos } : {}) };
  }

  private rows(): Promise<Collection<BuybackListRow>> {
    return this.readModels.collection(buybackList);
  }
}
