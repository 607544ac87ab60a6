import { Controller, Inject } from '@nestjs/common';
import {
  connectorOf,
  connectorOrganizationEndpoints as endpoints,
  type connectorOrganizations,
  type ConnectorAnswer,
} from '@reprise/contracts/connectors';
import { Refusal } from '@reprise/contracts/problems';
import { buyerOf } from '@reprise/contracts/rules';
import { deriveId, type Clock, type EventLog } from '@reprise/kernel';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { CLOCK, DOCUMENTS, EVENT_LOG } from '@reprise/kernel/ports';
import { retailersOf, type ResourceStore } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import { BuyerUnreachable } from '../reactors/buyer-orders.port';
import { LogHistories } from '../reactors/log-histories';
import { orderFor } from '../reactors/order-from-buyer.reactor';
import type { BuybackFacts } from '../reactors/ports';
import { LinkedBuyerOrders } from './buyer-orders';
import { connectorOrganizationsToken } from './connector-organizations.resource';
import { ConnectorDesk } from './connector-desk';

type Order = typeof endpoints.order;

/** Sends an order again, for a buyer whose system lost it. */
@Controller()
export class OrdersController {
  constructor(
    @Inject(connectorOrganizationsToken)
    private readonly store: ResourceStore<typeof connectorOrganizations>,
    @Inject(ConnectorDesk) private readonly desk: ConnectorDesk,
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Endpoint(endpoints.order)
  async order(@Input() { params, body, scope, commandMeta }: InputOf<Order>): Promise<ConnectorAnswer> {
    const row = await this.store.read(scope, params.id);
    const opened = await this.desk.directory.named(row.id);
    if (connectorOf(row.connectorId)?.type !== 'buyer' || !opened) throw new Refusal('connector-not-usable');
    const buyback = await this.bought(row.accountId, body.buybackId);
    if (!buyback) throw new Refusal('not-found');
    const idempotencyKey = deriveId('order-again', row.id, commandMeta.commandId);
    const order = orderFor(buyback, { idempotencyKey, correlationId: commandMeta.correlationId });
    if (!order) throw new Refusal('buyback-status-invalid');
    try {
      const answer = await new LinkedBuyerOrders(this.desk, this.clock).sendTo(opened, order);
      return { at: this.clock.now().toISOString(), ...answer };
    } catch (error) {
      if (error instanceof BuyerUnreachable) throw new Refusal('buyer-unreachable');
      throw error;
    }
  }

  /** Of the account itself, or of those for which it buys. */
  private async bought(accountId: string, id: string): Promise<BuybackFacts | undefined> {
    const histories = new LogHistories(this.log);
    for (const retailer of [accountId, ...(await retailersOf(this.documents, accountId))]) {
      const found = await histories.buyback(retailer, id);
      if (found && buyerOf({ ...found, accountId: retailer }) === accountId) return found;
    }
    return undefined;
  }
}
