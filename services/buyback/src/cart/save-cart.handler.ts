import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CartBody } from '@reprise/contracts/buyback';
import { Refusal } from '@reprise/contracts/problems';
import { missingAmount } from '@reprise/contracts/rules';
import type { Session } from '@reprise/kernel/ports';
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
  constructor(
    private readonly carts: CartStore,
    private readonly prices: CartPriceReader,
  ) {}

  async execute({ session, id, body }: SaveCart): Promise<SavedCart> {
    const known = await this.carts.find(session, id);
    if (known?.answer) throw new Refusal('cart-already-validated');
    const { total, minimum } = await this.prices.read(session.accountId, body);
    await this.carts.put(session, id, body);
    return { id, total, missingToMinimum: missingAmount(total, minimum) };
  }
}
