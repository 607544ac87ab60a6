import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { uuidv7, type Position } from '@reprise/kernel';
import type { BuybackListRow } from '@reprise/read-buyback';
import { BuybackLifecycle } from '../lifecycle';
import { customerMeta } from './customer-meta.rules';
import { RequoteQuery } from './requote.query';

export type Requoted = { readonly price: number; readonly until: string; readonly position: Position };

export class RequoteBuyback extends Command<Requoted> {
  constructor(
    readonly row: BuybackListRow,
    readonly shownTotal: number,
    readonly correlationId: string,
  ) {
    super();
  }
}

/** One tap: the customer takes the price of the day that the page showed. */
@CommandHandler(RequoteBuyback)
export class RequoteBuybackHandler implements ICommandHandler<RequoteBuyback> {
  constructor(
    private readonly quotes: RequoteQuery,
    private readonly buybacks: BuybackLifecycle,
  ) {}

  async execute({ row, shownTotal, correlationId }: RequoteBuyback): Promise<Requoted> {
    const command = await this.quotes.today(row, shownTotal);
    const meta = { commandId: uuidv7(), ...customerMeta(row, correlationId) };
    const { position } = await this.buybacks.run(row.id, command, meta);
    return { price: command.data.price.total, until: command.data.priceLock.until, position };
  }
}
