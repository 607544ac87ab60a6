import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Lifecycles } from '@reprise/kernel';
import { packageDecider } from './domain';
import { Expedition } from './expedition/expedition';
import { PackageController } from './package.controller';
import { PackageReader } from './read/package-reader';

@Module({
  imports: [CqrsModule],
  controllers: [PackageController],
  providers: [Expedition, PackageReader],
})
export class PackageModule {
  constructor(lifecycles: Lifecycles) {
    lifecycles.add('package', packageDecider);
  }
}
