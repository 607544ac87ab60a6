import { Controller } from '@nestjs/common';
import {
  createStoreBuyback,
  declareBuyback,
  finalizeStoreBuyback,
  saveCart,
  validateCart,
  type BuybackRow,
  type CreatedBuyback,
} from '@reprise/contracts/buyback';
import { Refusal } from '@reprise/contracts/problems';
import { Endpoint, Input, reply, type InputOf, type Reply, type Session } from '@reprise/kernel/http';
import { Carts } from './cart/cart';
import { Declarer } from './declare/declarer';
import { Finaliser } from './finalise/finaliser';
import { BuybackReader } from './read/buyback-reader';

/** "Seller of that store" (domain.md §2). @throws Refusal `store-not-allowed` */
function ownStore(session: Session, storeId: string): void {
  if (session.organisationId !== storeId) throw new Refusal('store-not-allowed');
}

@Controller()
export class DeclareController {
  constructor(
    private readonly declarer: Declarer,
    private readonly finaliser: Finaliser,
    private readonly carts: Carts,
    private readonly reader: BuybackReader,
  ) {}

  @Endpoint(declareBuyback)
  async declare(
    @Input() { body, commandMeta }: InputOf<typeof declareBuyback>,
  ): Promise<Reply<CreatedBuyback>> {
    const { created, position } = await this.declarer.declare({ ...body, channel: 'web' }, commandMeta);
    return reply(created, { position });
  }

  @Endpoint(createStoreBuyback)
  async createInStore(@Input() input: InputOf<typeof createStoreBuyback>): Promise<Reply<CreatedBuyback>> {
    const { storeId } = input.params;
    ownStore(input.session, storeId);
    // The customer agrees at the counter, when the hand-over is signed.
    const declaration = { ...input.body, channel: 'store', termsAccepted: true, storeId } as const;
    const { created, position } = await this.declarer.declare(declaration, input.commandMeta);
    return reply(created, { position });
  }

  @Endpoint(finalizeStoreBuyback)
  async finalise(@Input() input: InputOf<typeof finalizeStoreBuyback>): Promise<Reply<BuybackRow>> {
    const { storeId, buybackId } = input.params;
    ownStore(input.session, storeId);
    const row = await this.reader.byId(input.scope, buybackId);
    const position = await this.finaliser.finalise(row, { ...input.body, storeId }, input.commandMeta);
    return reply(await this.reader.after(position, buybackId), { position });
  }

  @Endpoint(saveCart)
  save(@Input() { session, params, body }: InputOf<typeof saveCart>) {
    if (body.storeId) ownStore(session, body.storeId);
    return this.carts.save(session, params.id, body);
  }

  @Endpoint(validateCart)
  async validate(@Input() { session, params, commandMeta }: InputOf<typeof validateCart>) {
    const { buybacks, position } = await this.carts.validate(session, params.id, commandMeta);
    return reply({ id: params.id, buybacks }, { position });
  }
}
