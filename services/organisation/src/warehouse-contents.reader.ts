import { Inject, Injectable } from '@nestjs/common';
import { refurbSteps, stocks } from '@reprise/contracts/configuration';
import type { Organisation } from '@reprise/contracts/organisation';
import { Refusal } from '@reprise/contracts/problems';
import { DOCUMENTS, STOCK_CONTENTS, type StockContents } from '@reprise/kernel/ports';
import { documentsOf } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';

type Warehouse = Pick<Organisation, 'id' | 'accountId'>;

/** What still stands in a warehouse's stocks, which are removed with it, or comes to it. */
@Injectable()
export class WarehouseContents {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(STOCK_CONTENTS) private readonly contents: StockContents,
  ) {}

  /**
   * As for one stock: "a stock with items or refurb steps cannot be deleted" (back office §5).
   * @throws Refusal `warehouse-not-empty`; `still-referenced`, with who refers to its stocks
   */
  async refuseIfAny({ id: warehouseId, accountId }: Warehouse): Promise<void> {
    const coming = await this.contents.onTheWayTo(warehouseId);
    if (coming > 0) throw new Refusal('warehouse-not-empty', { itemCount: coming });
    const own = await documentsOf(this.documents, stocks).find(accountId, { warehouseId });
    const ids = own.map(({ id }) => id);
    if (ids.length === 0) return;
    const held = await this.contents.read(ids);
    const itemCount = ids.reduce((sum, id) => sum + (held.get(id)?.itemCount ?? 0), 0);
    if (itemCount > 0) throw new Refusal('warehouse-not-empty', { itemCount });
    const count = await documentsOf(this.documents, refurbSteps).count(accountId, { stockId: { $in: ids } });
    const by = [{ resource: refurbSteps.name, field: 'stockId', count }];
    if (count > 0) throw new Refusal('still-referenced', { by });
  }
}
