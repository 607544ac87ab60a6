import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { deriveId, type CommandMeta, type Position } from '@reprise/kernel';
import type { BuybackListRow } from '@reprise/read-buyback';
import { FinaliseBuyback } from '../finalise/finalise-buyback.handler';
import type { Finalisation } from '../finalise/finalise-command.rules';
import { CartRowsQuery, type Seller } from './cart-rows.query';

export type FinalisedCart = { readonly ids: readonly string[]; readonly position: Position };

export class FinaliseCart extends Command<FinalisedCart> {
  constructor(
    readonly seller: Seller,
    readonly id: string,
    readonly finalisation: Omit<Finalisation, 'rediagnosis'>,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/** Neither handed over yet, nor cancelled or about to be. */
const waits = ({ status, cancellation }: BuybackListRow): boolean =>
  status === 'bb_awaiting_store_drop' && cancellation === undefined;

/** One signature hands over every product of a validated cart. */
@CommandHandler(FinaliseCart)
export class FinaliseCartHandler implements ICommandHandler<FinaliseCart> {
  constructor(
    private readonly carts: CartRowsQuery,
    private readonly bus: CommandBus,
  ) {}

  /** @throws Refusal `not-found`, and whatever a hand-over may refuse, which is the same for every product. */
  async execute({ seller, id, finalisation, meta }: FinaliseCart): Promise<FinalisedCart> {
    const { answer, rows } = await this.carts.read(seller, finalisation.storeId, id);
    const { expectedRevision: _ofOne, ...rest } = meta;
    let { position } = answer;
    for (const row of rows.filter(waits)) {
      // The same for every press: what an interrupted one has handed over is not refused to the next.
      const own = { ...rest, commandId: deriveId('cart-hand-over', id, row.id) };
      position = await this.bus.execute(new FinaliseBuyback(row, finalisation, own));
    }
    return { ids: rows.map((row) => row.id), position };
  }
}
