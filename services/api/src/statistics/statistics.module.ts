import { Module } from '@nestjs/common';
import { ItemModule } from '@reprise/item';
import { FiguresQuery } from './figures.query';
import { StatisticsController } from './statistics.controller';

@Module({ imports: [ItemModule], controllers: [StatisticsController], providers: [FiguresQuery] })
export class StatisticsModule {}
