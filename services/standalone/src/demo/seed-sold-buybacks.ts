import type { DemoClient } from './demo-client';
import { declare } from './demo-declarations';
import { outsideBuyer } from './demo-ids';
import { test } from './demo-tests';

/** Two consoles that a retailer takes in for the outside buyer: one on its way, one tested and to be paid. */
export async function seedSoldBuybacks(client: DemoClient): Promise<void> {
  const transfer = { circuit: 'web_drop_label', mode: 'transfer' } as const;
  await declare(client, { product: 'Sony PlayStation 5 Slim', ...transfer }, 40);
  const tested = await declare(client, { product: 'Nintendo Switch OLED', ...transfer }, 41);
  await test(client.at(outsideBuyer), tested, false);
}
