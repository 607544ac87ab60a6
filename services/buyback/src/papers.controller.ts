import { Controller } from '@nestjs/common';
import {
  downloadCartTransferOrder,
  downloadShippingLabel,
  downloadTrackingSheet,
  downloadTransferOrder,
  drawTransferOrder,
  probeShippingLabel,
  readAdditionalInfos,
  readInstructions,
} from '@reprise/contracts/buyback';
import { Inject } from '@nestjs/common';
import { paymentDelayDays } from '@reprise/contracts/rules';
import { Endpoint, fileReply, Input, mustHold, type InputOf } from '@reprise/kernel/http';
import { CartRowsQuery } from './cart/cart-rows.query';
import { ownStore } from './declare/own-store.rules';
import { LinkReader } from './follow/link.reader';
import { CircuitTermsReader } from './papers/circuit-terms.reader';
import { PapersReader } from './papers/papers.reader';
import { UnsignedOrderQuery } from './finalise/unsigned-order.query';
import { BuybackReader } from './read/buyback.reader';
import { TransferOrderReader } from './papers/transfer-order.reader';
import { ACCOUNT_SETTINGS, type AccountSettingsReader } from '@reprise/kernel/ports';

@Controller()
export class PapersController {
  constructor(
    private readonly links: LinkReader,
    private readonly carts: CartRowsQuery,
    private readonly papers: PapersReader,
    private readonly orders: TransferOrderReader,
    private readonly unsignedOrders: UnsignedOrderQuery,
    private readonly reader: BuybackReader,
    private readonly terms: CircuitTermsReader,
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettingsReader,
  ) {}

  @Endpoint(probeShippingLabel)
  async probe(@Input() input: InputOf<typeof probeShippingLabel>): Promise<void> {
    this.papers.labelKey(
      await this.links.withCustomer(input.params.id, input.query.token, () => input.scope),
    );
  }

  @Endpoint(downloadShippingLabel)
  async label(@Input() input: InputOf<typeof downloadShippingLabel>) {
    const row = await this.links.withCustomer(input.params.id, input.query.token, () => input.scope);
    return fileReply(await this.papers.label(row), {
      name: `tracking-label-${row.identificationNumber}.pdf`,
    });
  }

  @Endpoint(downloadTrackingSheet)
  async trackingSheet(@Input() input: InputOf<typeof downloadTrackingSheet>) {
    const row = await this.links.byTokenOrScope(input.params.id, input.query.token, () => input.scope);
    const sheet = await this.papers.trackingSheet(row);
    return fileReply(sheet, { name: `vervolgblad-${row.identificationNumber}.pdf` });
  }

  @Endpoint(downloadTransferOrder)
  async transferOrder(@Input() { scope, params }: InputOf<typeof downloadTransferOrder>) {
    const row = await this.links.withCustomer(params.id, undefined, () => scope);
    const order = await this.orders.of(row);
    return fileReply(order, { name: `terugkoop-${row.identificationNumber}.pdf` });
  }

  @Endpoint(drawTransferOrder)
  async unsigned(@Input() input: InputOf<typeof drawTransferOrder>) {
    const { storeId, buybackId } = input.params;
    ownStore(input.session, storeId);
    const row = await this.reader.byId(input.scope, buybackId);
    if (row.channel === 'web') mustHold(input.session, { access: 'buyback.predeclared-check' });
    const order = await this.unsignedOrders.of(row, storeId, input.body);
    return fileReply(order, { name: `terugkoop-${row.identificationNumber}.pdf` });
  }

  @Endpoint(downloadCartTransferOrder)
  async cartTransferOrder(@Input() input: InputOf<typeof downloadCartTransferOrder>) {
    const { storeId, cartId } = input.params;
    ownStore(input.session, storeId);
    const { rows } = await this.carts.read(input, storeId, cartId);
    return fileReply(await this.orders.ofAll(rows), { name: `terugkoop-${cartId}.pdf` });
  }

  @Endpoint(readInstructions)
  async instructions(@Input() input: InputOf<typeof readInstructions>) {
    const row = await this.links.byTokenOrScope(input.params.id, input.query.token, () => input.scope);
    return { instructions: await this.papers.instructions(row) };
  }

  @Endpoint(readAdditionalInfos)
  async additionalInfos(@Input() input: InputOf<typeof readAdditionalInfos>) {
    const row = await this.links.byTokenOrScope(input.params.id, input.query.token, () => input.scope);
    const settles = input.session.permissions.includes('payment.read-custom-values');
    return {
      ...(await this.terms.of(row)),
      ...(settles ? { customValues: await this.terms.customValues(row) } : {}),
      labelExpected: this.papers.labelExpected(row),
      labelReady: this.papers.labelExpected(row) && row.transport.labelKey !== undefined,
      transferOrderCopies: await this.settings.transferOrderCopies(row.accountId, row.circuit),
      paymentDelayDays: paymentDelayDays(row.payment.type),
      ...(row.transport.trackingLink ? { trackingLink: row.transport.trackingLink } : {}),
    };
  }
}
