import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CartBody } from '@reprise/contracts/buyback';
import { Refusal } from '@reprise/contracts/problems';
import { missingAmount } from '@reprise/contracts/rules';
import type { Clock } from '@reprise/kernel';
import { CLOCK, DOCUMENTS, type Session } from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel';
import { CartQuotesStore } from '../quotes/cart-quotes.store';
import { CartPriceReader } from './cart-price.reader';
import { CartStore } from './cart.store';

export type SavedCart = { readonly id: string; readonly total: number; readonly missingToMinimum: number };

export class SaveCart extends Command<SavedCart> {
  constructor(
    readonly session: Session,
    readonly id: string,
    readonly body: CartBody,
  ) {
    super();
  }
}

@CommandHandler(SaveCart)
export class SaveCartHandler implements ICommandHandler<SaveCart> {
  private readonly quotes: CartQuotesStore;

  constructor(
    private readonly carts: CartStore,
    private readonly prices: CartPriceReader,
    @Inject(DOCUMENTS) documents: Documents,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.quotes = new CartQuotesStore(documents, clock);
  }

  async execute({ session, id, body }: SaveCart): Promise<SavedCart> {
    const known = await this.carts.find(session, id);
    if (known?.answer) throw new Refusal('cart-already-validated');
    const { total, minimum } = await this.prices.read(session.accountId, body);
    await this.carts.put(session, id, body);
    await this.quotes.keep(await this.prices.quotes(session.accountId, id, body));
    return { id, total, missingToMinimum: missingAmount(total, minimum) };
  }
}
