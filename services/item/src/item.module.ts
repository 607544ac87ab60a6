import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { RegisterItemHandler } from './check-in/register-item.handler';
import { ComplianceTestQuery } from './control/compliance-test.query';
import { ControlItemHandler } from './control/control-item.handler';
import { ItemController } from './item.controller';
import { ItemLifecycle } from './lifecycle';
import { MarkItemLostHandler } from './loss/mark-item-lost.handler';
import { HandOverReturnHandler } from './quarantine/hand-over-return.handler';
import { QuarantineController } from './quarantine/quarantine.controller';
import { ReleaseFromQuarantineHandler } from './quarantine/release-from-quarantine.handler';
import { ItemReader } from './read/item.reader';
import { DiagnosisController } from './refurbishment/diagnosis.controller';
import { RefurbStepsController } from './refurbishment/refurb-steps.controller';
import { RefurbishmentCatalogue } from './refurbishment/refurbishment-catalogue.reader';
import { RefurbishmentActs } from './refurbishment/refurbishment.lifecycle';
import { RefurbishmentReader } from './refurbishment/refurbishment.reader';
import { MoveItemHandler } from './stock/move-item.handler';
import { WarehouseStocksReader } from './stock/warehouse-stocks.reader';
import { WarehouseController } from './warehouse.controller';

const handlers = [
  ControlItemHandler,
  HandOverReturnHandler,
  MarkItemLostHandler,
  MoveItemHandler,
  RegisterItemHandler,
  ReleaseFromQuarantineHandler,
];

@Module({
  imports: [CqrsModule],
  controllers: [
    ItemController,
    WarehouseController,
    QuarantineController,
    DiagnosisController,
    RefurbStepsController,
  ],
  providers: [
    ItemLifecycle,
    ...handlers,
    ComplianceTestQuery,
    ItemReader,
    RefurbishmentActs,
    RefurbishmentCatalogue,
    RefurbishmentReader,
    WarehouseStocksReader,
  ],
})
export class ItemModule {}
