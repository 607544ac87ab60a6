import { Inject, Injectable } from '@nestjs/common';
import type { Diagnostic } from '@reprise/contracts/catalogue';
import { quoteDays, type Simulation } from '@reprise/contracts/price-lists';
import { Refusal } from '@reprise/contracts/problems';
import type { ProductPrices } from '@reprise/contracts/rules';
import type { Clock } from '@reprise/kernel';
import {
  CLOCK,
  DIAGNOSTIC_VERSIONS,
  DOCUMENTS,
  QUOTES,
  type DiagnosticVersions,
  type Quotes,
} from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';
import { catalogueDocuments, type CatalogueDocuments } from '../catalogue-documents.reader';
import { PriceListLines } from './price-list-lines.store';
import { simulate } from './simulation.rules';

const dayMs = 86_400_000;
const together = 200;

/** "What would this list have offered in the last 30 days?" */
@Injectable()
export class SimulationQuery {
  private readonly catalogue: CatalogueDocuments;

  constructor(
    @Inject(DOCUMENTS) documents: Documents,
    @Inject(QUOTES) private readonly quotes: Quotes,
    @Inject(DIAGNOSTIC_VERSIONS) private readonly versions: DiagnosticVersions,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly lines: PriceListLines,
  ) {
    this.catalogue = catalogueDocuments(documents);
  }

  async of(accountId: string, listId: string): Promise<Simulation> {
    const from = new Date(this.clock.now().getTime() - quoteDays * dayMs).toISOString();
    const prices = new Map<string, ProductPrices>();
    for await (const lines of this.lines.all(listId))
      for (const line of lines) prices.set(line.productId, line.prices);
    const quotes = await this.quotes.since(accountId, from);
    const meant = quotes.filter(({ productId }) => prices.has(productId));
    const kept = await this.kept(accountId, [...new Set(meant.map(({ diagnosticId }) => diagnosticId))]);
    const account = await this.catalogue.accounts.read(accountId);
    return { from, currency: account?.currency ?? 'EUR', ...simulate(quotes, (id) => kept.get(id), prices) };
  }

  /** A diagnostic that was not kept leaves its quotes unreadable. */
  private async kept(accountId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Diagnostic>> {
    const kept = new Map<string, Diagnostic>();
    for (let at = 0; at < ids.length; at += together) {
      const reading = ids.slice(at, at + together).map(async (id) => {
        kept.set(id, await this.versions.read(accountId, id));
      });
      for (const { status, ...said } of await Promise.allSettled(reading)) {
        if (status === 'rejected' && 'reason' in said && !(said.reason instanceof Refusal)) throw said.reason;
      }
    }
    return kept;
  }
}
