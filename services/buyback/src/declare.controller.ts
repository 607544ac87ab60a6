import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  createStoreBuyback,
  declareBuyback,
  finalizeStoreBuyback,
  finalizeStoreCart,
  readCheckDiagnostic,
  saveCart,
  validateCart,
  type BuybackRow,
  type CreatedBuyback,
} from '@reprise/contracts/buyback';
import { Refusal } from '@reprise/contracts/problems';
import {
  Endpoint,
  Input,
  mustHold,
  reply,
  RequestLimits,
  type InputOf,
  type Reply,
} from '@reprise/kernel/http';
import { SaveCart } from './cart/save-cart.handler';
import { ValidateCart } from './cart/validate-cart.handler';
import { FinaliseCart } from './cart/finalise-cart.handler';
import { ownStore } from './declare/own-store.rules';
import { DeclareBuyback } from './declare/declare-buyback.handler';
import { CheckDiagnosticReader } from './finalise/check-diagnostic.reader';
import { FinaliseBuyback } from './finalise/finalise-buyback.handler';
import { BuybackReader } from './read/buyback.reader';

@Controller()
export class DeclareController {
  constructor(
    private readonly bus: CommandBus,
    private readonly reader: BuybackReader,
    private readonly checks: CheckDiagnosticReader,
    @Inject(RequestLimits) private readonly limits: RequestLimits,
  ) {}

  @Endpoint(declareBuyback)
  async declare(
    @Input() { body, commandMeta }: InputOf<typeof declareBuyback>,
  ): Promise<Reply<CreatedBuyback>> {
    const declaration = { ...body, channel: 'web' } as const;
    const { created, position } = await this.limits.forRecipient(declareBuyback, body.customer, () =>
      this.bus.execute(new DeclareBuyback(declaration, commandMeta)),
    );
    return reply(created, { position });
  }

  @Endpoint(createStoreBuyback)
  async createInStore(@Input() input: InputOf<typeof createStoreBuyback>): Promise<Reply<CreatedBuyback>> {
    const { storeId } = input.params;
    ownStore(input.session, storeId);
    // The customer agrees at the counter, when signing the hand-over.
    const declaration = { ...input.body, channel: 'store', termsAccepted: true, storeId } as const;
    const { created, position } = await this.bus.execute(new DeclareBuyback(declaration, input.commandMeta));
    return reply(created, { position });
  }

  @Endpoint(finalizeStoreBuyback)
  async finalise(@Input() input: InputOf<typeof finalizeStoreBuyback>): Promise<Reply<BuybackRow>> {
    const { storeId, buybackId } = input.params;
    ownStore(input.session, storeId);
    const row = await this.reader.byId(input.scope, buybackId);
    if (row.channel === 'web') mustHold(input.session, { access: 'buyback.predeclared-check' });
    const finalisation = { ...input.body, storeId };
    const position = await this.bus.execute(new FinaliseBuyback(row, finalisation, input.commandMeta));
    return reply(await this.reader.after(position, buybackId), { position });
  }

  @Endpoint(readCheckDiagnostic)
  async checkedBy(@Input() { scope, session, params }: InputOf<typeof readCheckDiagnostic>) {
    const row = await this.reader.byId(scope, params.id);
    // Prices and type allocation codes are those of the account that offered the price.
    if (row.accountId !== scope.accountId) throw new Refusal('not-found');
    if (row.channel === 'web') mustHold(session, { access: 'buyback.predeclared-check' });
    return this.checks.shown(row);
  }

  @Endpoint(saveCart)
  save(@Input() { session, params, body }: InputOf<typeof saveCart>) {
    if (body.storeId) ownStore(session, body.storeId);
    return this.bus.execute(new SaveCart(session, params.id, body));
  }

  @Endpoint(validateCart)
  async validate(@Input() { session, params, commandMeta }: InputOf<typeof validateCart>) {
    const { buybacks, position } = await this.bus.execute(new ValidateCart(session, params.id, commandMeta));
    return reply({ id: params.id, buybacks }, { position });
  }

  @Endpoint(finalizeStoreCart)
  async finaliseCart(@Input() input: InputOf<typeof finalizeStoreCart>) {
    const { storeId, cartId } = input.params;
    ownStore(input.session, storeId);
    const finalisation = { ...input.body, storeId };
    const { ids, position } = await this.bus.execute(
      new FinaliseCart(input, cartId, finalisation, input.commandMeta),
    );
    const buybacks = await Promise.all(ids.map((id) => this.reader.after(position, id)));
    return reply({ id: cartId, buybacks }, { position });
  }
}
