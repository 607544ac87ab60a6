import {
  fieldOf,
  referencesOf,
  valuesAt,
  type ReferencePath,
  type ResourceContract,
} from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { resources } from '@reprise/contracts/resources';
import type { ResourceDeps } from './define-resource';
import { anyDocumentsOf } from './documents-of';

type Holder = {
  readonly resource: string;
  readonly field: string;
  readonly count: number;
  /** As people know them. */
  readonly named: readonly string[];
};
type Asked = { readonly accountId: string; readonly buyers: ReadonlySet<string> };

const labelOf = (row: object): string => {
  const labels = ['name', 'label', 'title', 'commonName', 'id'].map((field) => Reflect.get(row, field));
  return labels.find((label) => typeof label === 'string') ?? '';
};

async function holders(
  { documents, resources: all = resources }: ResourceDeps,
  contract: ResourceContract,
  { path, reference }: ReferencePath,
  { accountId, buyers }: Asked,
): Promise<readonly Holder[]> {
  const rows = await anyDocumentsOf(documents, contract).find(accountId);
  const valuesOf = (row: object): string[] => valuesAt(row, path).map(({ value }) => value);
  const to = all.find(({ name }) => name === reference.to);
  if (!to) throw new RangeError(`no resource is called ${reference.to}`);
  const targets = await anyDocumentsOf(documents, to).readMany([...new Set(rows.flatMap(valuesOf))]);
  const theirs = new Set(targets.filter((each) => buyers.has(each.accountId)).map(({ id }) => id));
  const named = rows.filter((row) => valuesOf(row).some((id) => theirs.has(id))).map(labelOf);
  return named.length > 0
    ? [{ resource: contract.name, field: fieldOf(path), count: named.length, named: named.slice(0, 20) }]
    : [];
}

/**
 * What may name a linked buyer's documents needs the link: it stays as long as a document of the account names one.
 * @throws Refusal `still-referenced`, with what names it
 */
export async function refuseIfNamedByLink(
  deps: ResourceDeps,
  accountId: string,
  buyers: readonly string[],
): Promise<void> {
  if (buyers.length === 0) return;
  const places = (deps.resources ?? resources).flatMap((contract) =>
    referencesOf(contract.schema)
      .filter(({ reference }) => reference.of?.includes('linked-buyer') && reference.holds !== false)
      .map((found) => ({ contract, found })),
  );
  const asked = { accountId, buyers: new Set(buyers) };
  const by = await Promise.all(places.map(({ contract, found }) => holders(deps, contract, found, asked)));
  if (by.flat().length > 0) throw new Refusal('still-referenced', { by: by.flat() });
}
