import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { NamedProduct } from '@reprise/contracts/buyback';
import type { CommandMeta, Position } from '@reprise/kernel';
import type { BuybackListRow } from '@reprise/read-buyback';
import type { TenantScope } from '@reprise/read-kernel/query';
import { PackageLifecycle } from '../lifecycle';
import { PackageReader } from '../read/package.reader';

export class PackItem extends Command<Position> {
  constructor(
    readonly packageId: string,
    readonly scope: TenantScope,
    /** As scanned or typed. */
    readonly code: string,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

const productOf = (row: BuybackListRow): NamedProduct => ({
  ...{ id: row.productId, label: row.productLabel, brand: row.brand },
  ...(row.productLabelTranslations && { labelTranslations: row.productLabelTranslations }),
  ...(row.productImage && { image: row.productImage }),
  ...(row.productDrawing && { drawing: row.productDrawing }),
});

@CommandHandler(PackItem)
export class PackItemHandler implements ICommandHandler<PackItem> {
  constructor(
    private readonly packages: PackageLifecycle,
    private readonly reader: PackageReader,
  ) {}

  async execute({ packageId, scope, code, meta }: PackItem): Promise<Position> {
    const buyback = await this.reader.buybackByCode(scope, code);
    const packedIn = await this.reader.packedIn(meta.accountId, buyback.id);
    const { id: itemId, identificationNumber, circuit, warehouseId, itemStatus } = buyback;
    const named = { product: productOf(buyback), ...(buyback.buyerId && { buyerId: buyback.buyerId }) };
    const facts = { itemId, identificationNumber, ...named, circuit, warehouseId, itemStatus };
    const data = { ...facts, ...(packedIn ? { packedIn } : {}) };
    return (await this.packages.run(packageId, { type: 'PackItem', data }, meta)).position;
  }
}
