import { Inject, Injectable, Optional } from '@nestjs/common';
import {
  circuitInputSchema,
  nativeStocks,
  organisationRootDetailInputSchema,
  shippingMethodInputSchema,
  stockInputSchema,
  transferOrderInputSchema,
  whiteLabelInputSchema,
  type NativeStock,
} from '@reprise/contracts/configuration';
import { circuits, type Circuit } from '@reprise/contracts/rules';
import type { ResourceContract } from '@reprise/contracts/kernel';
import type { Clock } from '@reprise/kernel/base';
import { CLOCK, DOCUMENTS } from '@reprise/kernel/ports';
import {
  OutboxFlusher,
  ResourceStore,
  type ResourceDefinition,
  type ResourceDeps,
} from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import { programMeta } from './accounts/program-meta.rules';
import { circuitsDefinition } from './circuits/circuits.resource';
import { shippingMethodsDefinition } from './circuits/methods.resource';
import {
  rootDetailsDefinition,
  transferOrderDefinition,
  whiteLabelDefinition,
} from './settings/settings.resource';
import { stocksDefinition } from './stocks/stocks.resource';

/** Names in the default language's fallback; a warehouse cannot rename them, screens translate the kind. */
const stockNames: Record<NativeStock, string> = {
  awaiting_control: 'Awaiting control',
  refurb_completed: 'Refurbishment completed',
  customer_return: 'Customer return',
  in_quarantine: 'In quarantine',
  to_refurbish: 'To refurbish',
};

/** First labels of the ways to hand a product over, in the default language; accounts write their own. */
const methodLabels: Record<Circuit, string> = {
  web_drop: 'Dépôt en magasin',
  web_drop_label: 'Dépôt en point relais',
  web_post: 'Envoi postal',
  web_collect: 'Enlèvement à domicile',
  store_collect: 'Enlèvement au magasin',
  store_drop: 'Remise en magasin, envoi groupé',
  store_drop_label: 'Remise en magasin, colis étiqueté',
};

/** Makes what every account and every warehouse has from the start; a repeat changes nothing. */
@Injectable()
export class ConfigurationProvisioner {
  private readonly deps: ResourceDeps;

  constructor(
    @Inject(DOCUMENTS) documents: Documents,
    @Inject(CLOCK) clock: Clock,
    @Optional() @Inject(OutboxFlusher) private readonly outbox?: OutboxFlusher,
  ) {
    this.deps = { documents, clock };
  }

  /** Seven circuits with a shipping method each, and the account's settings. */
  async account(accountId: string): Promise<void> {
    const known = this.store(circuitsDefinition);
    // Circuits come last and stay: where all are, a method that is missing was removed by somebody.
    if ((await known.find(accountId, {})).length >= circuits.length) return;
    const methods = this.store(shippingMethodsDefinition);
    for (const circuit of circuits) {
      const body = shippingMethodInputSchema.parse({ circuit, label: methodLabels[circuit] });
      await methods.create(body, programMeta(accountId, 'shipping-method', accountId, circuit));
    }
    await this.settings(accountId);
    for (const name of circuits) {
      const meta = programMeta(accountId, 'circuit', accountId, name);
      await known.create(circuitInputSchema.parse({ name }), meta);
    }
    this.outbox?.wake();
  }

  /** The five native stocks. */
  async warehouse(accountId: string, warehouseId: string): Promise<void> {
    const stocks = this.store(stocksDefinition);
    for (const native of nativeStocks) {
      const body = stockInputSchema.parse({ name: stockNames[native], warehouseId, native });
      await stocks.create(body, programMeta(accountId, 'stock', warehouseId, native));
    }
    this.outbox?.wake();
  }

  private async settings(accountId: string): Promise<void> {
    const meta = (kind: string) => programMeta(accountId, kind, accountId);
    const details = organisationRootDetailInputSchema.parse({});
    await this.store(rootDetailsDefinition).create(details, meta('root-detail'));
    await this.store(whiteLabelDefinition).create(whiteLabelInputSchema.parse({}), meta('white-label'));
    const order = transferOrderInputSchema.parse({});
    await this.store(transferOrderDefinition).create(order, meta('transfer-order'));
  }

  private store<C extends ResourceContract>(definition: ResourceDefinition<C>): ResourceStore<C> {
    return new ResourceStore(definition, this.deps);
  }
}
