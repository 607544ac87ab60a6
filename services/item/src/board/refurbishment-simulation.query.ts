import { Inject, Injectable } from '@nestjs/common';
import { products } from '@reprise/contracts/catalogue';
import { resalePriceIn, resalePrices, stepCostIn } from '@reprise/contracts/configuration';
import { expectedOf, type simulateRefurbishment } from '@reprise/contracts/item';
import type { BodyOf, ReplyOf } from '@reprise/contracts/kernel';
import { DOCUMENTS } from '@reprise/kernel/ports';
import { documentsOf } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel';
import type { TenantScope } from '@reprise/read-kernel/query';
import { notThere } from '../refurbishment/diagnosis-answers.rules';
import { RefurbishmentCatalogue } from '../refurbishment/refurbishment-catalogue.reader';

type Asked = BodyOf<typeof simulateRefurbishment>;
type Simulated = ReplyOf<typeof simulateRefurbishment>;

/** "Which steps would this product get, what would they cost, and what margin is left?" */
@Injectable()
export class RefurbishmentSimulation {
  private readonly products;
  private readonly resale;

  constructor(
    private readonly catalogue: RefurbishmentCatalogue,
    @Inject(DOCUMENTS) documents: Documents,
  ) {
    this.products = documentsOf(documents, products);
    this.resale = documentsOf(documents, resalePrices);
  }

  /** @throws Refusal `unknown-reference` */
  async of({ accountId }: TenantScope, asked: Asked): Promise<Simulated> {
    const { productId, state, warehouseId, purchasePrice } = asked;
    const product = await this.products.read(productId);
    if (product?.accountId !== accountId) throw notThere('productId');
    const held = { accountId, categoryId: product.categoryId };
    const steps = await this.catalogue.proposed(held, await this.catalogue.answered(held, asked.answers));
    const costed = steps.map((step) => ({
      ...{ refurbStepId: step.id, label: step.name, cost: stepCostIn(step, warehouseId) },
    }));
    const plannedCost = costed.reduce((sum, { cost }) => sum + cost, 0);
    const [resale] = await this.resale.find(accountId, { productId }, { limit: 1 });
    const known = { plannedCost, completedCost: 0, purchasePrice };
    const { price, margin } = expectedOf(known, resalePriceIn(resale, state));
    return {
      ...{ steps: costed, plannedCost },
      expectedDays: steps.reduce((sum, { expectedDays = 0 }) => sum + expectedDays, 0),
      ...(price === undefined ? {} : { expectedPrice: price }),
      ...(margin === undefined ? {} : { expectedMargin: margin }),
    };
  }
}
