import { Inject, Injectable } from '@nestjs/common';
import {
  circuitInputSchema,
  nativeStocks,
  organisationRootDetailInputSchema,
  shippingMethodInputSchema,
  stockInputSchema,
  transferOrderInputSchema,
  whiteLabelInputSchema,
  type NativeStock,
  type Provisioner,
} from '@reprise/contracts/configuration';
import { circuits, type Circuit } from '@reprise/contracts/rules';
import type { ResourceStore } from '@reprise/kernel/resource';
import { programMeta } from './accounts/program-meta';
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

@Injectable()
export class ConfigurationProvisioner implements Provisioner {
  private readonly done = new Map<string, Promise<void>>();

  constructor(
    @Inject(circuitsDefinition.token)
    private readonly circuits: ResourceStore<typeof circuitsDefinition.contract>,
    @Inject(rootDetailsDefinition.token)
    private readonly details: ResourceStore<typeof rootDetailsDefinition.contract>,
    @Inject(whiteLabelDefinition.token)
    private readonly whiteLabels: ResourceStore<typeof whiteLabelDefinition.contract>,
    @Inject(transferOrderDefinition.token)
    private readonly orders: ResourceStore<typeof transferOrderDefinition.contract>,
    @Inject(shippingMethodsDefinition.token)
    private readonly methods: ResourceStore<typeof shippingMethodsDefinition.contract>,
    @Inject(stocksDefinition.token) private readonly stocks: ResourceStore<typeof stocksDefinition.contract>,
  ) {}

  account(accountId: string): Promise<void> {
    return this.once(accountId, async () => {
      for (const name of circuits) {
        const meta = programMeta(accountId, 'circuit', accountId, name);
        await this.circuits.create(circuitInputSchema.parse({ name }), meta);
      }
      for (const circuit of circuits) {
        const body = shippingMethodInputSchema.parse({ circuit, label: methodLabels[circuit] });
        await this.methods.create(body, programMeta(accountId, 'shipping-method', accountId, circuit));
      }
      const meta = (kind: string) => programMeta(accountId, kind, accountId);
      await this.details.create(organisationRootDetailInputSchema.parse({}), meta('root-detail'));
      await this.whiteLabels.create(whiteLabelInputSchema.parse({}), meta('white-label'));
      await this.orders.create(transferOrderInputSchema.parse({}), meta('transfer-order'));
    });
  }

  warehouse(accountId: string, warehouseId: string): Promise<void> {
    return this.once(warehouseId, async () => {
      for (const native of nativeStocks) {
        const body = stockInputSchema.parse({ name: stockNames[native], warehouseId, native });
        await this.stocks.create(body, programMeta(accountId, 'stock', warehouseId, native));
      }
    });
  }

  /** Once a process; a failure is tried again by the next caller. */
  private once(key: string, work: () => Promise<void>): Promise<void> {
    const known = this.done.get(key);
    if (known) return known;
    const running = work().catch((error: unknown) => {
      this.done.delete(key);
      throw error;
    });
    this.done.set(key, running);
    return running;
  }
}
