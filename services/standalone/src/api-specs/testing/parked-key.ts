import type { Product } from './running-product';

/** A reader of the log that no worker of this process runs. */
export const aPartner = 'a-partner';

/** A key of it that waits, with so many events. */
export async function parkedKey({ engines: { store } }: Product, key: string, events = 1): Promise<void> {
  const now = new Date();
  const fence = await store.lease(aPartner, 'spec', 60_000, now);
  if (!fence) throw new Error('the lease is another’s');
  const at = now.toISOString();
  await store.report({ consumer: aPartner, state: 'active', position: '', instance: 'spec', at });
  const failure = { status: 'parked', attempts: 24, nextTryAt: at, error: 'partner away' } as const;
  for (let revision = 0; revision < events; revision += 1) {
    const event = { position: `${revision}`, eventId: `${key}-${revision}`, type: 'BuybackDeclared' };
    await store.park(fence, key, { ...event, stream: key, revision }, failure, now);
  }
}
