import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Loss } from '@reprise/contracts/item';
import type { CommandMeta, Position } from '@reprise/kernel';
import { NOTES, type Notes } from '@reprise/kernel/ports';
import { ItemLifecycle } from '../lifecycle';

export type LossReport = { readonly where: Loss; readonly comment?: string | undefined };

export class MarkItemLost extends Command<Position> {
  constructor(
    readonly itemId: string,
    readonly report: LossReport,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(MarkItemLost)
export class MarkItemLostHandler implements ICommandHandler<MarkItemLost> {
  constructor(
    private readonly items: ItemLifecycle,
    @Inject(NOTES) private readonly notes: Notes,
  ) {}

  async execute({ itemId, report: { where, comment }, meta }: MarkItemLost): Promise<Position> {
    const noteId = await this.notes.keep(meta, comment);
    const data = { where, ...(noteId ? { noteId } : {}) };
    return (await this.items.run(itemId, { type: 'MarkItemLost', data }, meta)).position;
  }
}
