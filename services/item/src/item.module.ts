import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Lifecycles } from '@reprise/kernel';
import { ComplianceTest } from './control/compliance-test';
import { itemDecider } from './domain';
import { ItemActs } from './item-acts';
import { ItemController } from './item.controller';
import { QuarantineController } from './quarantine.controller';
import { ItemReader } from './read/item-reader';
import { WarehouseStocks } from './stock/warehouse-stocks';
import { WarehouseController } from './warehouse.controller';

@Module({
  imports: [CqrsModule],
  controllers: [ItemController, WarehouseController, QuarantineController],
  providers: [ComplianceTest, ItemActs, ItemReader, WarehouseStocks],
})
export class ItemModule {
  constructor(lifecycles: Lifecycles) {
    lifecycles.add('item', itemDecider);
  }
}
