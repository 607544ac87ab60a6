import { Module } from '@nestjs/common';
import { BrowserErrorsController } from './browser-errors.controller';

@Module({ controllers: [BrowserErrorsController] })
export class BrowserErrorsModule {}
