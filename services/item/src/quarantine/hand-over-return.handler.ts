import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Clock, CommandMeta, Position } from '@reprise/kernel';
import { CLOCK } from '@reprise/kernel/ports';
import { ItemLifecycle } from '../lifecycle';

export class HandOverReturn extends Command<Position> {
  constructor(
    readonly itemId: string,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(HandOverReturn)
export class HandOverReturnHandler implements ICommandHandler<HandOverReturn> {
  constructor(
    private readonly items: ItemLifecycle,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ itemId, meta }: HandOverReturn): Promise<Position> {
    const data = { returnedAt: this.clock.now().toISOString() };
    return (await this.items.run(itemId, { type: 'HandOverReturn', data }, meta)).position;
  }
}
