import { BuybackLifecycle } from '@reprise/buyback/lifecycle';
import { buybackEvents } from '@reprise/contracts/buyback';
import { itemEvents } from '@reprise/contracts/item';
import { documentEvents, UnreadableCommand } from '@reprise/contracts/kernel';
import { packageEvents } from '@reprise/contracts/package';
import { paymentBatchEvents, paymentEvents } from '@reprise/contracts/payment';
import { ItemLifecycle } from '@reprise/item/lifecycle';
import { EventCatalogues, type DeciderStore, type SendCommand } from '@reprise/kernel';
import { PackageLifecycle } from '@reprise/package/lifecycle';
import { PaymentBatchLifecycle, PaymentLifecycle } from '@reprise/payment/lifecycle';

/** Every event that a log of this product may hold. */
export const eventCatalogues = (): EventCatalogues =>
  new EventCatalogues(
    ...[buybackEvents, itemEvents, paymentEvents, paymentBatchEvents, packageEvents, documentEvents],
  );

/** Policies, reactors and timers speak to the lifecycles by this. */
export function commandSender(store: DeciderStore): SendCommand {
  const lifecycles = [
    new BuybackLifecycle(store),
    new ItemLifecycle(store),
    new PaymentLifecycle(store),
    new PaymentBatchLifecycle(store),
    new PackageLifecycle(store),
  ];
  const byCategory = new Map(lifecycles.map((each) => [each.category, each]));
  return async ({ category, id, command }, meta) => {
    const lifecycle = byCategory.get(category);
    if (!lifecycle) throw new UnreadableCommand(`no lifecycle is called ${category}`);
    await lifecycle.receive(id, command, meta);
  };
}
