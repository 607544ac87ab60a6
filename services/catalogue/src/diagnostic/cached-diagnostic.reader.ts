import type { Diagnostic } from '@reprise/contracts/catalogue';
import { lineage } from '../categories/category-tree.rules';
import { Refusal } from '@reprise/contracts/problems';
import type { DocumentChange } from '@reprise/kernel/resource';
import type { CatalogueDocuments } from '../catalogue-documents.reader';
import { readAccountConfiguration, type AccountConfiguration } from './account-configuration.reader';
import { boughtIn, type Bought } from './bought-categories.rules';
import { diagnosticOf } from './diagnostic.rules';
import type { DiagnosticReader, DiagnosticRequest } from '@reprise/kernel/ports';

const heeded = new Set([
  'accounts',
  'organizations',
  'organization-root-details',
  'categories',
  'questions',
  'circuits',
  'dispatch-circuit-rules',
  'warehouse-dispatch-rules',
  'shipping-methods',
  'payment-modes',
]);
/** Diagnostics kept at once; the oldest go first. */
const capacity = 5000;

type Kept = {
  readonly configuration: Promise<AccountConfiguration>;
  readonly diagnostics: Map<string, Promise<Diagnostic>>;
  bought?: Promise<Bought>;
};

function unlessRetailer(error: unknown): Bought {
  if (error instanceof Refusal && error.code === 'account-not-retailer') return new Map();
  throw error;
}

/** Gathers diagnostics and caches them until one of their documents changes. */
export class CachedDiagnosticReader implements DiagnosticReader {
  private readonly accounts = new Map<string, Kept>();
  private size = 0;

  constructor(private readonly documents: CatalogueDocuments) {}

  read(request: DiagnosticRequest): Promise<Diagnostic> {
    const kept = this.kept(request.accountId);
    const key = `${request.productId} ${request.channel}`;
    const known = kept.diagnostics.get(key);
    if (known) return known;
    if (this.size >= capacity) this.clear();
    const diagnostic = this.gather(request, kept);
    kept.diagnostics.set(key, diagnostic);
    this.size += 1;
    // A refusal is not cached: the cause may be fixed without a document change.
    diagnostic.catch(() => this.forget(kept, key));
    return diagnostic;
  }

  /** Nothing of any other category can be declared; none in an account that takes nothing in. */
  boughtCategories(accountId: string): Promise<Bought> {
    const kept = this.kept(accountId);
    kept.bought ??= kept.configuration.then(boughtIn, unlessRetailer);
    return kept.bought;
  }

  /** Drops what a change affects: one product, or everything of the account. */
  changed(changes: readonly DocumentChange[]): void {
    for (const { resource, id, accountId } of changes) {
      // The accounts of all tenants are written under an operator's own account.
      if (resource === 'accounts') this.accounts.delete(id);
      // A warehouse may be that of a buyer, whose retailers this reader need not know.
      if (resource === 'organizations') this.clear();
      const kept = this.accounts.get(accountId);
      if (resource === 'products')
        for (const channel of ['web', 'store']) kept && this.forget(kept, `${id} ${channel}`);
      else if (heeded.has(resource)) this.accounts.delete(accountId);
    }
  }

  clear(): void {
    this.accounts.clear();
    this.size = 0;
  }

  private forget(kept: Kept, key: string): void {
    if (kept.diagnostics.delete(key)) this.size -= 1;
  }

  private kept(accountId: string): Kept {
    const known = this.accounts.get(accountId);
    if (known) return known;
    const configuration = readAccountConfiguration(this.documents, accountId);
    const kept: Kept = { configuration, diagnostics: new Map() };
    this.accounts.set(accountId, kept);
    configuration.catch(() => this.accounts.delete(accountId));
    return kept;
  }

  private async gather(request: DiagnosticRequest, kept: Kept): Promise<Diagnostic> {
    const { accountId, productId } = request;
    const [configuration, [product]] = await Promise.all([
      kept.configuration,
      this.documents.products.find(accountId, { _id: productId }),
    ]);
    const line = lineage(configuration.categories, product?.categoryId ?? '').map(({ id }) => id);
    const questions = await this.documents.questions.find(accountId, { categoryId: { $in: line } });
    // A category without questions uses those of the nearest ancestor that has some.
    const asking = line.find((id) => questions.some(({ categoryId }) => categoryId === id));
    const asked = questions.filter(({ categoryId }) => categoryId === asking);
    return diagnosticOf(request, configuration, product, asked);
  }
}
