import { Inject, Injectable } from '@nestjs/common';
import { resalePriceIn, resalePrices } from '@reprise/contracts/configuration';
import type { readRefurbishmentBoard } from '@reprise/contracts/item';
import type { ReplyOf } from '@reprise/contracts/kernel';
import { productStateSchema } from '@reprise/contracts/rules';
import { DOCUMENTS } from '@reprise/kernel/ports';
import { documentsOf } from '@reprise/kernel/resource';
import { itemEconomics, type ItemEconomicsRow } from '@reprise/read-item';
import { ReadModels, type Collection, type Documents } from '@reprise/read-kernel';
import { summed, type TenantScope } from '@reprise/read-kernel/query';
import { bought } from '../economics/bought.rules';

type Margin = ReplyOf<typeof readRefurbishmentBoard>['margins'][number];

const mostProducts = 20;
const refurbished = {
  status: 'item_refurb_completed',
  stockId: { $ne: null },
  spent: { $ne: null },
} as const;

/** "What has each refurbished product cost in each state, and what is it expected to bring?" */
@Injectable()
export class MarginsQuery {
  private readonly resale;

  constructor(
    @Inject(ReadModels) private readonly readModels: ReadModels,
    @Inject(DOCUMENTS) documents: Documents,
  ) {
    this.resale = documentsOf(documents, resalePrices);
  }

  async of(scope: TenantScope): Promise<Margin[]> {
    const rows = await this.readModels.collection(itemEconomics);
    const counted = await rows.countBy('productId', bought(scope, refurbished));
    const most = [...counted].sort(([, a], [, b]) => b - a).slice(0, mostProducts);
    const products = await Promise.all(most.map(([id]) => this.product(rows, scope, String(id))));
    return products.flat();
  }

  private async product(rows: Collection<ItemEconomicsRow>, scope: TenantScope, productId: string) {
    const [resale] = await this.resale.find(scope.accountId, { productId }, { limit: 1 });
    const [one] = await rows.find(bought(scope, { ...refurbished, productId }), { limit: 1 });
    const states = await rows.countBy('state', bought(scope, { ...refurbished, productId }));
    return Promise.all(
      states.map(async ([value, items]): Promise<Margin> => {
        const state = productStateSchema.parse(value);
        const spent = summed(
          await rows.countBy('spent', bought(scope, { ...refurbished, productId, state })),
        );
        const price = resalePriceIn(resale, state);
        const margin = price === undefined ? {} : { expectedMargin: price * items - spent };
        return { productId, productLabel: one?.productLabel ?? '', state, items, spent, ...margin };
      }),
    );
  }
}
