import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Clock, CommandMeta, Position } from '@reprise/kernel';
import { CLOCK } from '@reprise/kernel/ports';
import { PackageLifecycle } from '../lifecycle';

export class HandOverPackage extends Command<Position> {
  constructor(
    readonly packageId: string,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(HandOverPackage)
export class HandOverPackageHandler implements ICommandHandler<HandOverPackage> {
  constructor(
    private readonly packages: PackageLifecycle,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ packageId, meta }: HandOverPackage): Promise<Position> {
    const data = { handedOverAt: this.clock.now().toISOString() };
    return (await this.packages.run(packageId, { type: 'HandOverPackage', data }, meta)).position;
  }
}
