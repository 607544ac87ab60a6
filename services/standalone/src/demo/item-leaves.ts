import { setTimeout as pause } from 'node:timers/promises';
import type { ItemStatus } from '@reprise/contracts/rules';
import type { DemoClient } from './demo-client';

const betweenMs = 50;
const attempts = 600;

/** Policies create an item and carry it on by themselves, moments after what people do. */
export async function itemLeaves(
  client: DemoClient,
  id: string,
  statuses: readonly ItemStatus[],
): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const item = await client.find<{ status: ItemStatus }>('warehouse_operator', `/items/${id}`);
    if (item && !statuses.includes(item.status)) return;
    await pause(betweenMs);
  }
  throw new Error(`The item ${id} of the demonstration did not leave ${statuses.join(', ')}.`);
}
