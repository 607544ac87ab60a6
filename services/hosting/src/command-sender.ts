import { BuybackLifecycle } from '@reprise/buyback/lifecycle';
import { PriceListLifecycle } from '@reprise/catalogue/price-lists';
import { UnreadableCommand } from '@reprise/contracts/kernel';
import { ItemLifecycle } from '@reprise/item/lifecycle';
import type { DeciderStore, SendCommand } from '@reprise/kernel';
import { PackageLifecycle } from '@reprise/package/lifecycle';
import { PaymentBatchLifecycle, PaymentLifecycle } from '@reprise/payment/lifecycle';

/** Sends the commands of policies, reactors and timers to the lifecycles. */
export function commandSender(store: DeciderStore): SendCommand {
  const lifecycles = [
    new BuybackLifecycle(store),
    new ItemLifecycle(store),
    new PaymentLifecycle(store),
    new PaymentBatchLifecycle(store),
    new PackageLifecycle(store),
    new PriceListLifecycle(store),
  ];
  const byCategory = new Map(lifecycles.map((each) => [each.category, each]));
  return async ({ category, id, command }, meta) => {
    const lifecycle = byCategory.get(category);
    if (!lifecycle) throw new UnreadableCommand(`no lifecycle is called ${category}`);
    await lifecycle.receive(id, command, meta);
  };
}
