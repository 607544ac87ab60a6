import {
  fieldOf,
  isActive,
  isPermitted,
  referencesOf,
  valuesAt,
  type NamedValue,
  type Reference,
  type ReferencePath,
  type ResourceContract,
  type ResourceFrame,
} from '@reprise/contracts/kernel';
import { accountContract } from '@reprise/contracts/organisation';
import { Refusal, type ProblemCode } from '@reprise/contracts/problems';
import type { Documents } from '@reprise/read-kernel/documents';
import { anyDocumentsOf, documentsOf } from './documents-of';

type Referrer = { readonly contract: ResourceContract; readonly found: ReferencePath };
type Holder = { readonly resource: string; readonly field: string; readonly count: number };

const matches = (reference: Reference, document: object): boolean => {
  const { where = {}, active } = reference;
  const isSuch = Object.entries(where).every(([field, value]) => Reflect.get(document, field) === value);
  return isSuch && isPermitted(reference, document) && (!active || isActive(document));
};

/** References of one resource: what its documents refer to, and who refers to them. */
export class References {
  private readonly own: readonly ReferencePath[];
  private readonly referrers: readonly Referrer[];

  constructor(
    private readonly contract: ResourceContract,
    private readonly documents: Pick<Documents, 'collection'>,
    private readonly all: readonly ResourceContract[],
  ) {
    this.own = referencesOf(contract.schema);
    this.referrers = all.flatMap((each) =>
      referencesOf(each.schema)
        .filter(({ reference }) => reference.to === contract.name && reference.holds !== false)
        .map((found) => ({ contract: each, found })),
    );
  }

  /**
   * Only new references are checked: a document can be saved although one of its targets was deactivated.
   * @throws Refusal `unknown-reference`, with every invalid field.
   */
  async check(accountId: string, after: object, before: object = {}): Promise<void> {
    const wrong = await Promise.all(this.own.map((each) => this.wrong(accountId, each, after, before)));
    const violations = wrong.flat().map(({ propertyPath }) => {
      return { propertyPath, code: 'unknown-reference' };
    });
    if (violations.length > 0) throw new Refusal('unknown-reference', {}, violations);
  }

  /**
   * @param after absent if the document is removed. Changes that keep it a valid target are allowed.
   * @throws Refusal `still-referenced`, or the reference's own code, with who refers to it.
   */
  async refuseIfHeld(before: ResourceFrame, after?: object): Promise<void> {
    const broken = this.referrers.filter(({ found: { reference } }) => {
      return matches(reference, before) && !(after && matches(reference, after));
    });
    const held = await Promise.all(broken.map((each) => this.held(each, before)));
    const by = held.flat();
    const first = broken[held.findIndex((found) => found.length > 0)];
    if (!first) return;
    const code: ProblemCode = first.found.reference.removal ?? 'still-referenced';
    const { reason } = first.found.reference;
    throw new Refusal(after ? 'still-referenced' : code, { by, ...(!after && reason && { reason }) });
  }

  private async wrong(
    accountId: string,
    { path, reference }: ReferencePath,
    after: object,
    before: object,
  ): Promise<readonly NamedValue[]> {
    const known = new Set(valuesAt(before, path).map(({ value }) => value));
    const named = valuesAt(after, path).filter(({ value }) => !known.has(value));
    if (named.length === 0) return [];
    const target = anyDocumentsOf(this.documents, this.named(reference.to));
    const owners = await this.owners(accountId, reference);
    const found = await target.readMany([...new Set(named.map(({ value }) => value))]);
    const good = found.filter(
      (each) => (!owners || owners.includes(each.accountId)) && matches(reference, each),
    );
    const ids = new Set(good.map(({ id }) => id));
    return named.filter(({ value }) => !ids.has(value));
  }

  /** Undefined: everybody's. */
  private async owners(
    accountId: string,
    { of = ['account'] }: Reference,
  ): Promise<readonly string[] | undefined> {
    if (of.includes('everybody')) return undefined;
    const own = of.includes('account') ? [accountId] : [];
    if (!of.includes('linked-buyer')) return own;
    const account = await documentsOf(this.documents, accountContract).read(accountId);
    return [...own, ...(account?.linkedBuyerAccountIds ?? [])];
  }

  private named(to: string): ResourceContract {
    const found = [this.contract, ...this.all].find(({ name }) => name === to);
    if (!found) throw new RangeError(`no resource is called ${to}`);
    return found;
  }

  private async held(
    { contract, found: { path, reference } }: Referrer,
    { id, accountId }: ResourceFrame,
  ): Promise<readonly Holder[]> {
    const target = anyDocumentsOf(this.documents, contract);
    const field = fieldOf(path);
    const { of = [] } = reference;
    const owner = of.includes('linked-buyer') || of.includes('everybody') ? undefined : accountId;
    const names = (row: object): boolean => valuesAt(row, path).some(({ value }) => value === id);
    // A filter reaches into one array; deeper values, in an account's few rules, are searched in memory.
    const isDeep = path.filter((step) => step === '*').length > 1;
    const count = isDeep
      ? (await target.find(owner)).filter(names).length
      : await target.count(owner, { [field]: id });
    return count > 0 ? [{ resource: contract.name, field, count }] : [];
  }
}
