import { Inject, Injectable } from '@nestjs/common';
import { maxUnpaged, type ListQuery, type Page } from '@reprise/contracts/kernel';
import {
  listPackages,
  listTransports,
  packageFinders,
  type PackageRow,
  type TransportRow,
} from '@reprise/contracts/package';
import { Refusal } from '@reprise/contracts/problems';
import { isIdentificationNumber, wordsMeant } from '@reprise/contracts/rules';
import type { Position } from '@reprise/kernel';
import { reply, type Reply } from '@reprise/kernel/http';
import { buybackList, type BuybackListRow } from '@reprise/read-buyback';
import { itemList } from '@reprise/read-item';
import { contentOf, ReadModels, type Filter } from '@reprise/read-kernel';
import {
  findInScope,
  listQuery,
  listSpecOf,
  narrowed,
  ownPlaces,
  scopeFilter,
  type TenantScope,
} from '@reprise/read-kernel/query';
import { packageList, type PackageListRow } from '@reprise/read-package';

const own = { store: 'storeId', warehouse: 'warehouseId' } as const;
/** A buyer account also reads the packages that come to its warehouses. */
const shared = { ...own, sharedWith: 'buyerAccountId' } as const;
const packages = listSpecOf(listPackages);
const isFinder = (name: string): boolean => packageFinders.some((finder) => finder === name);
const packageSpec = {
  ...packages,
  filters: packages.filters.filter((name) => !isFinder(name)),
  codes: [...(packages.codes ?? []), ...packageFinders],
};
const transports = listSpecOf(listTransports);
const transportSpec = {
  ...transports,
  fields: {
    ...{ ...transports.fields, id: { path: 'transportId' } },
    buybackNumber: { path: 'items.identificationNumber' },
  },
};

export function publicPackage({ words: _words, buyers: _buyers, ...row }: PackageListRow): PackageRow {
  return contentOf(row);
}

/** One line a buyback: a package with several items has several. */
const transportsOf = (row: PackageListRow): TransportRow[] =>
  row.items.map(({ itemId, identificationNumber }) => ({
    id: row.transportId ?? row.id,
    uuid: row.transportId ?? row.id,
    createdAt: row.createdAt,
    buybackNumber: identificationNumber,
    buybackId: itemId,
    carrier: row.carrier ?? '',
    orderLink: row.trackingLink ?? '',
    trackingNumber: row.trackingNumber ?? '',
    ...(row.deliveryStatus ? { deliveryStatus: row.deliveryStatus } : {}),
  }));

function askedFor(
  { filters }: ListQuery,
  name: (typeof packageFinders)[number],
): readonly string[] | undefined {
  const value = filters[name];
  return value?.kind === 'in' ? value.values : undefined;
}

const numbered = (codes: readonly string[]): Filter[] => [
  { number: { $in: codes } },
  { trackingNumber: { $in: codes } },
];

/** Each word is the beginning of one in the name of a product. */
function named(text: string): Filter[] {
  const words = wordsMeant(text);
  return words.length > 0 ? [{ $and: words.map((word) => ({ words: { $prefix: word } })) }] : [];
}

/** Answers "which packages are open, closed, under way?" within what a reader may see. */
@Injectable()
export class PackageReader {
  constructor(@Inject(ReadModels) private readonly readModels: ReadModels) {}

  async list(scope: TenantScope, query: ListQuery): Promise<Page<PackageRow>> {
    const rows = await this.readModels.collection(packageList);
    const found = await this.found(scope, query);
    const seen = scopeFilter(scope, shared);
    const page = await listQuery(
      rows,
      found.length > 0 ? narrowed(seen, { $and: found }) : seen,
      query,
      packageSpec,
    );
    return { ...page, items: page.items.map(publicPackage) };
  }

  private async found(scope: TenantScope, query: ListQuery): Promise<Filter[]> {
    const [items, codes] = [askedFor(query, 'itemId'), askedFor(query, 'code')];
    const texts = askedFor(query, 'text');
    return [
      ...(items ? [await this.carrying(scope, items)] : []),
      ...(codes ? [{ $or: numbered(codes) }] : []),
      ...(texts ? [{ $or: [...numbered(texts), ...texts.flatMap(named)] }] : []),
    ];
  }

  /** What was shipped names its package; what is packed is looked for among the few that are not yet away. */
  private async carrying(scope: TenantScope, items: readonly string[]): Promise<Filter> {
    const files = await this.readModels.collection(buybackList);
    const seen = narrowed(scopeFilter(scope, shared), { _id: { $in: items } });
    const shipped = await files.find(seen, { limit: maxUnpaged });
    const away = shipped.flatMap(({ transport: { packageId } }) => packageId ?? []);
    const packed = { kind: 'grouped', status: { $in: ['open', 'closed'] }, 'items.itemId': { $in: items } };
    return { $or: [{ _id: { $in: [...items, ...away] } }, packed] };
  }

  async transports(scope: TenantScope, query: ListQuery): Promise<Page<TransportRow>> {
    const rows = await this.readModels.collection(packageList);
    const seen = scopeFilter(scope, { ...shared, buyer: 'buyers.buyerId' });
    const labelled = narrowed(seen, { labelReady: true });
    const page = await listQuery(rows, labelled, query, transportSpec);
    return { ...page, items: page.items.flatMap(transportsOf) };
  }

  /** @throws Refusal `not-found`, also outside the scope. */
  async byId(scope: TenantScope, id: string): Promise<PackageListRow> {
    const rows = await this.readModels.collection(packageList);
    const row = await findInScope(rows, scopeFilter(scope, shared), id);
    if (!row) throw new Refusal('not-found');
    return row;
  }

  /** Only the account that sends a package packs it and hands it over. @throws Refusal `not-found` */
  async ownById(scope: TenantScope, id: string): Promise<PackageListRow> {
    const row = await this.byId(scope, id);
    if (row.accountId !== scope.accountId) throw new Refusal('not-found');
    return row;
  }

  /** The open package that already contains the item, if any. */
  async packedIn(accountId: string, itemId: string): Promise<string | undefined> {
    const rows = await this.readModels.collection(packageList);
    const holding = { accountId, 'items.itemId': itemId, status: { $in: ['open', 'closed'] } };
    return (await rows.find(holding, { limit: 1 }))[0]?.id;
  }

  /** "Item codes for warehouse search: 8 or 13 characters" (customer journey §5). @throws Refusal `buyback-code-not-recognised` */
  async buybackByCode(scope: TenantScope, code: string): Promise<BuybackListRow> {
    const found = isIdentificationNumber(code)
      ? await this.buybacks(scope, { identificationNumber: code })
      : await this.buybacks(scope, {
          status: 'bb_awaiting_inventory',
          _id: { $in: await this.itemsByShortCode(scope, code) },
        });
    const [row] = found;
    if (!row || found.length > 1) throw new Refusal('buyback-code-not-recognised');
    return row;
  }

  private async buybacks(scope: TenantScope, which: Filter): Promise<readonly BuybackListRow[]> {
    const rows = await this.readModels.collection(buybackList);
    return rows.find(narrowed(scopeFilter(scope, ownPlaces), which), { limit: 2 });
  }

  private async itemsByShortCode(scope: TenantScope, shortCode: string): Promise<readonly string[]> {
    const rows = await this.readModels.collection(itemList);
    const labelled = await rows.find(narrowed(scopeFilter(scope, ownPlaces), { shortCode }), { limit: 20 });
    return labelled.map(({ id }) => id);
  }

  /** The reply to a command: the row once it reflects what was written (domain §8). */
  async after({ id, position }: { id: string; position: Position }): Promise<Reply<PackageRow>> {
    await this.readModels.waitForPosition(packageList, position, 2000);
    const row = await (await this.readModels.collection(packageList)).get(id);
    if (!row) throw new Refusal('not-found');
    return reply(publicPackage(row), { position });
  }
}
