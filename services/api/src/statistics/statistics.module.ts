import { Module } from '@nestjs/common';
import { FiguresQuery } from './figures.query';
import { StatisticsController } from './statistics.controller';

@Module({ controllers: [StatisticsController], providers: [FiguresQuery] })
export class StatisticsModule {}
