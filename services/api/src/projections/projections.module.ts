import { Module, type DynamicModule } from '@nestjs/common';
import type { PlatformDesk } from '../platform';
import { PLATFORM_DESK } from './platform-desk.tokens';
import { ProjectionsController } from './projections.controller';

/** What operators of the platform see and do about readers of the log. */
@Module({})
export class ProjectionsModule {
  static with(desk: PlatformDesk): DynamicModule {
    return {
      module: ProjectionsModule,
      controllers: [ProjectionsController],
      providers: [{ provide: PLATFORM_DESK, useValue: desk }],
    };
  }
}
