import type { CreatedBuyback } from '@reprise/contracts/buyback';
import { deriveId } from '@reprise/kernel';
import type { DemoClient } from './demo-client';
import { bodyOf, customer, declare, identification, type Wish } from './demo-declarations';
import { idOf, tenants } from './demo-ids';
import { test } from './demo-tests';

const [demo] = tenants;
const storeId = idOf(demo, 'organisation', 'store-paris');

const webWishes: readonly Wish[] = [
  { product: 'Apple iPhone 14 128 Go', circuit: 'web_drop_label', mode: 'transfer' },
  { product: 'Samsung Galaxy S23 256 Go', circuit: 'web_post', mode: 'gift-card', answer: 1 },
  { product: 'Apple iPad Air 5 64 Go', circuit: 'web_drop_label', mode: 'transfer' },
  { product: 'Google Pixel 8 128 Go', circuit: 'web_post', mode: 'transfer' },
  { product: 'Sony PlayStation 5 Slim', circuit: 'web_drop', mode: 'gift-card' },
  { product: 'Apple iPhone 12 64 Go', circuit: 'web_drop', mode: 'transfer', answer: 1 },
];

async function atTheCounter(
  client: DemoClient,
  wish: Wish,
  index: number,
  finalised: boolean,
): Promise<void> {
  const body = await bodyOf(client, wish, index, 'store');
  const created = await client.post<CreatedBuyback>(
    'store_seller',
    `/store/${storeId}/buybacks`,
    { ...body, locale: 'fr-FR' },
    deriveId('demonstration-counter', index),
  );
  if (!finalised) return;
  const signed = { customer: customer(index), identification, handOverSigned: true };
  await client.post(
    'store_seller',
    `/store/${storeId}/buybacks/${created.id}/finalize`,
    signed,
    deriveId('demonstration-finalise', index),
  );
}

/** A few buybacks in every stage, made through the API by the people of the demonstration. */
export async function seedBuybacks(client: DemoClient): Promise<void> {
  const declared: CreatedBuyback[] = [];
  for (const [index, wish] of webWishes.entries()) declared.push(await declare(client, wish, index));
  const [, , tablet, phone] = declared;
  if (tablet) await test(client, tablet, false);
  if (phone) await test(client, phone, true);
  await atTheCounter(
    client,
    { product: 'Nintendo Switch OLED', circuit: 'store_drop', mode: 'voucher' },
    20,
    true,
  );
  await atTheCounter(
    client,
    { product: 'Apple MacBook Air M2 256 Go', circuit: 'store_drop', mode: 'transfer' },
    21,
    true,
  );
  await atTheCounter(
    client,
    { product: 'Apple iPhone 15 Pro 128 Go', circuit: 'store_drop', mode: 'gift-card' },
    22,
    false,
  );
}
