import { categories } from '@reprise/contracts/catalogue';
import { keptDocumentsOf, type KeptDocuments, type PublishedRow } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import { inheritCircuits } from './inherit-circuits.rules';

type Category = PublishedRow<typeof categories>;

/** All categories of an account by name, with their own or inherited circuits; worked out once until one changes. */
export class AccountCategories {
  private readonly kept: KeptDocuments<Category>;
  private readonly worked = new WeakMap<readonly Category[], readonly Category[]>();

  constructor(documents: Documents) {
    this.kept = keptDocumentsOf(documents, categories);
  }

  async find(accountId: string): Promise<readonly Category[]> {
    const rows = await this.kept.find(accountId);
    const worked = this.worked.get(rows) ?? inheritCircuits(rows).sort(byName);
    this.worked.set(rows, worked);
    return worked;
  }
}

const byName = (a: Category, b: Category): number => a.name.localeCompare(b.name) || a.id.localeCompare(b.id);
