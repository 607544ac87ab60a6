import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { BoardController } from './board/board.controller';
import { BoardNames } from './board/board-names.reader';
import { MarginsQuery } from './board/margins.query';
import { RefurbishmentBoardQuery } from './board/refurbishment-board.query';
import { RefurbishmentFiguresQuery } from './board/refurbishment-figures.query';
import { RefurbishmentSimulation } from './board/refurbishment-simulation.query';
import { RegisterItemHandler } from './check-in/register-item.handler';
import { ComplianceTestQuery } from './control/compliance-test.query';
import { ControlItemHandler } from './control/control-item.handler';
import { PricesOfTheDayQuery } from './control/prices-of-the-day.query';
import { SpecificationQuery } from './control/specification.query';
import { TakenPhotosStore } from './control/taken-photos.store';
import { TestPhotosReader } from './control/test-photos.reader';
import { ItemDiagnosticsReader } from './diagnostics/item-diagnostics.reader';
import { ItemPhotos } from './diagnostics/item-photos.reader';
import { EconomicsController } from './economics/economics.controller';
import { ItemEconomicsReader } from './economics/item-economics.reader';
import { CertificatesReader } from './erasure/certificates.reader';
import { ErasureController } from './erasure/erasure.controller';
import { StockExportsController } from './exports/stock-exports.controller';
import { ItemEvents } from './history/item-events.reader';
import { ItemHistoryQuery } from './history/item-history.query';
import { ItemController } from './item.controller';
import { ItemLifecycle } from './lifecycle';
import { HandBackItemHandler } from './loss/hand-back-item.handler';
import { MarkItemLostHandler } from './loss/mark-item-lost.handler';
import { ReintegrateItemHandler } from './loss/reintegrate-item.handler';
import { ReturnItemHandler } from './loss/return-item.handler';
import { LossController } from './loss/loss.controller';
import { HandOverReturnHandler } from './quarantine/hand-over-return.handler';
import { ItemPapersController } from './papers/item-papers.controller';
import { AskedDiagnostics } from './papers/asked-diagnostics.reader';
import { ItemPapers } from './papers/item-papers.reader';
import { QuarantineController } from './quarantine/quarantine.controller';
import { ReleaseFromQuarantineHandler } from './quarantine/release-from-quarantine.handler';
import { CategoryPaths } from './read/category-paths.reader';
import { ItemReader } from './read/item.reader';
import { DiagnosisController } from './refurbishment/diagnosis.controller';
import { RefurbStepsController } from './refurbishment/refurb-steps.controller';
import { RefurbishmentCatalogue } from './refurbishment/refurbishment-catalogue.reader';
import { RefurbishmentActs } from './refurbishment/refurbishment.lifecycle';
import { RefurbishmentReader } from './refurbishment/refurbishment.reader';
import { ItemMoves } from './stock/item-moves.lifecycle';
import { MoveItemHandler } from './stock/move-item.handler';
import { SellItemHandler } from './stock/sell-item.handler';
import { StockItemsController } from './stock/stock-items.controller';
import { WarehouseStocksReader } from './stock/warehouse-stocks.reader';
import { WarehouseController } from './warehouse.controller';

const handlers = [
  ControlItemHandler,
  HandBackItemHandler,
  HandOverReturnHandler,
  MarkItemLostHandler,
  MoveItemHandler,
  ReintegrateItemHandler,
  ReturnItemHandler,
  SellItemHandler,
  RegisterItemHandler,
  ReleaseFromQuarantineHandler,
];

@Module({
  imports: [CqrsModule],
  controllers: [
    BoardController,
    EconomicsController,
    ErasureController,
    ItemPapersController,
    StockExportsController,
    StockItemsController,
    ItemController,
    LossController,
    WarehouseController,
    QuarantineController,
    DiagnosisController,
    RefurbStepsController,
  ],
  providers: [
    ItemLifecycle,
    ...handlers,
    ComplianceTestQuery,
    PricesOfTheDayQuery,
    SpecificationQuery,
    TakenPhotosStore,
    TestPhotosReader,
    ItemDiagnosticsReader,
    BoardNames,
    CategoryPaths,
    MarginsQuery,
    RefurbishmentBoardQuery,
    RefurbishmentFiguresQuery,
    RefurbishmentSimulation,
    CertificatesReader,
    ItemEconomicsReader,
    ItemEvents,
    ItemHistoryQuery,
    AskedDiagnostics,
    ItemPapers,
    ItemPhotos,
    ItemMoves,
    ItemReader,
    RefurbishmentActs,
    RefurbishmentCatalogue,
    RefurbishmentReader,
    WarehouseStocksReader,
  ],
  exports: [RefurbishmentFiguresQuery],
})
export class ItemModule {}
