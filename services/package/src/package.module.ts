import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { HandOverPackageHandler } from './expedition/hand-over-package.handler';
import { OpenPackageHandler } from './expedition/open-package.handler';
import { PackItemHandler } from './expedition/pack-item.handler';
import { SendWithLabelHandler } from './expedition/send-with-label.handler';
import { PackageLifecycle } from './lifecycle';
import { PackageController } from './package.controller';
import { PackageReader } from './read/package.reader';

const handlers = [HandOverPackageHandler, OpenPackageHandler, PackItemHandler, SendWithLabelHandler];

@Module({
  imports: [CqrsModule],
  controllers: [PackageController],
  providers: [PackageLifecycle, ...handlers, PackageReader],
})
export class PackageModule {}
