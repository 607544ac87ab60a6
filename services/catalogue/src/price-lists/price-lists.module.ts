import { Module } from '@nestjs/common';
import { ChangedMeanwhileQuery } from './changed-meanwhile.query';
import { DraftLines } from './draft-lines.store';
import { PriceFile } from './price-file.store';
import { PriceListLines } from './price-list-lines.store';
import { PriceListLinesController } from './price-list-lines.controller';
import { PriceListLifecycle } from './price-list.lifecycle';
import { PriceListReader } from './price-list.reader';
import { PriceListsController } from './price-lists.controller';
import { SearchedLinesQuery } from './searched-lines.query';
import { SimulationQuery } from './simulation.query';

/** Needs `DOCUMENTS`, `CLOCK`, `DECIDER_STORE`, `DIAGNOSTIC_VERSIONS`, `QUOTES`, the read models and the catalogue’s search. */
@Module({
  controllers: [PriceListsController, PriceListLinesController],
  providers: [
    ChangedMeanwhileQuery,
    PriceListLifecycle,
    PriceListLines,
    PriceListReader,
    DraftLines,
    PriceFile,
    SearchedLinesQuery,
    SimulationQuery,
  ],
})
export class PriceListsModule {}
