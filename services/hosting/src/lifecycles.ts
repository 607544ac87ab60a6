import { buybackDecider } from '@reprise/buyback/domain';
import { buybackEvents } from '@reprise/contracts/buyback';
import { itemEvents } from '@reprise/contracts/item';
import { documentEvents } from '@reprise/contracts/kernel';
import { packageEvents } from '@reprise/contracts/package';
import { paymentBatchEvents, paymentEvents } from '@reprise/contracts/payment';
import { itemDecider } from '@reprise/item/domain';
import { EventCatalogues, Lifecycles, type DeciderStore, type SendCommand } from '@reprise/kernel';
import { packageDecider } from '@reprise/package/domain';
import { paymentBatchDecider, paymentDecider } from '@reprise/payment/domain';

/** Every kind of stream, and who decides about it. */
export const lifecycles = (): Lifecycles =>
  new Lifecycles()
    .add('buyback', buybackDecider)
    .add('item', itemDecider)
    .add('payment', paymentDecider)
    .add('payment_batch', paymentBatchDecider)
    .add('package', packageDecider);

/** Every event that a log of this product may hold. */
export const eventCatalogues = (): EventCatalogues =>
  new EventCatalogues(
    ...[buybackEvents, itemEvents, paymentEvents, paymentBatchEvents, packageEvents, documentEvents],
  );

/** Policies, reactors and timers speak to the deciders by this. */
export function commandSender(store: DeciderStore, deciders: Lifecycles = lifecycles()): SendCommand {
  return async ({ category, id, command }, meta) => {
    await store.handle({ category, id, command, meta, decider: deciders.of(category) });
  };
}
