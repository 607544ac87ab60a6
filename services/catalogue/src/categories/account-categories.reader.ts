import { categories, inheritCircuits, lineages, onSale, stoppedWith } from '@reprise/contracts/catalogue';
import { oncePerObject } from '@reprise/contracts/kernel';
import { keptDocumentsOf, type KeptDocuments, type PublishedRow } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';

type Category = PublishedRow<typeof categories>;

type Worked = {
  readonly all: readonly Category[];
  /** Those in which something is bought: active, like all above them. */
  readonly active: readonly Category[];
  /** A category and its ancestors, nearest first, by its id. */
  readonly lineOf: (id: string) => readonly Category[];
  /** Each one's place in the order of the names, by its id. */
  readonly places: ReadonlyMap<string, number>;
  readonly stopped: ReturnType<typeof stoppedWith>;
};

const shared = new WeakMap<Documents, AccountCategories>();

/** All categories of an account by name, with their own or inherited circuits; worked out once until one changes. */
export class AccountCategories {
  private readonly kept: KeptDocuments<Category>;
  private readonly worked = oncePerObject(work);

  private constructor(documents: Documents) {
    this.kept = keptDocumentsOf(documents, categories);
  }

  /** Those who read the same documents share what is kept of them. */
  static of(documents: Documents): AccountCategories {
    const found = shared.get(documents) ?? new AccountCategories(documents);
    shared.set(documents, found);
    return found;
  }

  async find(accountId: string): Promise<readonly Category[]> {
    return (await this.read(accountId)).all;
  }

  async active(accountId: string): Promise<readonly Category[]> {
    return (await this.read(accountId)).active;
  }

  async lines(accountId: string): Promise<Worked['lineOf']> {
    return (await this.read(accountId)).lineOf;
  }

  async places(accountId: string): Promise<ReadonlyMap<string, number>> {
    return (await this.read(accountId)).places;
  }

  /** By category, how many below it are bought only while it is active. */
  async stopped(accountId: string): Promise<Worked['stopped']> {
    return (await this.read(accountId)).stopped;
  }

  private async read(accountId: string): Promise<Worked> {
    return this.worked(await this.kept.find(accountId));
  }
}

const byName = (a: Category, b: Category): number => a.name.localeCompare(b.name) || a.id.localeCompare(b.id);

function work(rows: readonly Category[]): Worked {
  const all = inheritCircuits(rows).sort(byName);
  return {
    all,
    active: onSale(all),
    lineOf: lineages(all),
    places: new Map(all.map(({ id }, place) => [id, place])),
    stopped: stoppedWith(all),
  };
}
