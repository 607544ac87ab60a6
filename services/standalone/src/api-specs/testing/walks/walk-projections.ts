import { eventually } from '@reprise/kernel/testing';
import { aPartner, parkedKey } from '../parked-key';
import type { Product } from '../running-product';
import type { Send } from './sender';

const as = 'admin';
const list = 'buyback_list_v1';

/** A list is built anew, compared, taken into use and taken back; what a reader could not read is tried and skipped. */
export async function walkProjections(product: Product, send: Send): Promise<void> {
  const { ask } = product;
  const comes = (state: string) =>
    eventually(async () => {
      const { body } = await ask('GET', '/log-consumers', { as });
      const row = body.find(({ name }: { name: string }) => name === list);
      return row.projection.rebuild?.state === state;
    });
  const name = list;
  const rebuilt = async () => {
    await ask('POST', `/projections/${list}/rebuild`, { as });
    await comes('compared');
  };
  await rebuilt();
  await send('switchProjection', { name }, { as });
  await comes('switched');
  await send('rollBackProjection', { name }, { as });
  await comes('rolled-back');
  await rebuilt();
  await send('abandonRebuild', { name }, { as });
  await comes('abandoned');
  for (const key of ['one', 'two']) await parkedKey(product, key);
  await send('retryParkedKey', { name: aPartner }, { as, body: { key: 'one' } });
  await send('skipParkedEvent', { name: aPartner }, { as, body: { key: 'two', eventId: 'two-0' } });
}
