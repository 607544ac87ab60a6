import { Module } from '@nestjs/common';
import { ReasonsController } from './reasons.controller';

@Module({ controllers: [ReasonsController] })
export class ReasonsModule {}
