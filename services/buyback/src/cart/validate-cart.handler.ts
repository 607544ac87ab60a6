import { Inject } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { validateCart, type CartBody, type CreatedBuyback } from '@reprise/contracts/buyback';
import { Refusal } from '@reprise/contracts/problems';
import { RequestLimits } from '@reprise/kernel/http';
import type { CommandMeta, Position } from '@reprise/kernel';
import type { Session } from '@reprise/kernel/ports';
import { asShown } from '../domain';
import { DeclarationReader } from '../declare/declaration.reader';
import { ownStore } from '../declare/own-store.rules';
import { cartLineCommandId } from '../declare/buyback-id.rules';
import { DeclareBuyback } from '../declare/declare-buyback.handler';
import { CartPriceReader } from './cart-price.reader';
import { CartStore, type Cart, type CartAnswer } from './cart.store';

export class ValidateCart extends Command<CartAnswer> {
  constructor(
    readonly session: Session,
    readonly id: string,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/** Declares one buyback per line; the lines' ids make a second call a repeat. */
@CommandHandler(ValidateCart)
export class ValidateCartHandler implements ICommandHandler<ValidateCart> {
  constructor(
    private readonly carts: CartStore,
    private readonly prices: CartPriceReader,
    private readonly declarations: DeclarationReader,
    private readonly bus: CommandBus,
    @Inject(RequestLimits) private readonly limits: RequestLimits,
  ) {}

  /**
   * @throws Refusal `not-found`, and whatever a declaration may refuse; nothing is declared unless every line is
   * valid.
   */
  async execute({ session, id, meta }: ValidateCart): Promise<CartAnswer> {
    const cart = await this.carts.find(session, id);
    if (!cart) throw new Refusal('not-found');
    // Whoever has changed stores since may not sell in the one that he left.
    if (cart.body.storeId) ownStore(session, cart.body.storeId);
    if (cart.answer) return cart.answer;
    const { total } = await this.prices.read(session.accountId, cart.body);
    asShown({ shownTotal: cart.body.price }, { total });
    const lines = cart.body.lines.map((line) => ({
      inCartId: line.inCartId,
      declare: declarationOf(id, cart.body, line, total, meta),
    }));
    for (const { inCartId, declare } of lines)
      await ofLine(inCartId, () => this.declarations.gather(declare.declaration, declare.meta));
    const answer = await this.mailed(cart, () => this.declared(lines));
    await this.carts.keepAnswer(cart, answer);
    return answer;
  }

  /** Each line of a web cart sends its mails; in a store the customer stands at the counter. */
  private mailed({ body }: Cart, declare: () => Promise<CartAnswer>): Promise<CartAnswer> {
    if (body.storeId) return declare();
    const to = { email: body.customer.email, mails: body.lines.length };
    return this.limits.forRecipient(validateCart, to, declare);
  }

  private async declared(lines: readonly Line[]): Promise<CartAnswer> {
    const buybacks: CreatedBuyback[] = [];
    let position: Position = '';
    for (const { inCartId, declare } of lines) {
      const declared = await ofLine(inCartId, () => this.bus.execute(declare));
      buybacks.push(declared.created);
      position = declared.position;
    }
    return { buybacks, position };
  }
}

type Line = { readonly inCartId: string; readonly declare: DeclareBuyback };

/** Of several products, a refusal says which one it is about. */
async function ofLine<T>(inCartId: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.code, { ...error.details, inCartId }, error.violations);
  }
}

/** A line as a separate declaration; its command id makes a second one a repeat. */
function declarationOf(
  cartId: string,
  body: CartBody,
  line: CartBody['lines'][number],
  cartTotal: number,
  meta: CommandMeta,
): DeclareBuyback {
  const { inCartId, ...product } = line;
  const { customer, identification, termsAccepted, locale, storeId } = body;
  const declaration = {
    ...product,
    channel: storeId ? ('store' as const) : ('web' as const),
    ...{ customer, termsAccepted, locale, cartId, cartTotal },
    ...(identification ? { identification } : {}),
    ...(storeId ? { storeId } : {}),
  };
  return new DeclareBuyback(declaration, { ...meta, commandId: cartLineCommandId(cartId, inCartId) });
}
