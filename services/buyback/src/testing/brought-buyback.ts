import type { CustomerForm } from '@reprise/contracts/buyback';
import { priceLock } from '@reprise/contracts/rules';
import { buybackList, type BuybackListRow } from '@reprise/read-buyback';
import { foldHistory } from '@reprise/read-kernel/testing';
import type { Declaration } from '../declare/declaration.types';
import { CheckDiagnosticReader } from '../finalise/check-diagnostic.reader';
import { aLine, byPost, metaOf, zoe, type CounterWorld } from './counter.world';

export const counter = { ...byPost, circuit: 'web_drop', type: 'drop' } as const;

/** A web buyback brought to the store. */
export async function broughtTo(
  world: CounterWorld,
  daysAgo = 1,
  customer: CustomerForm = zoe,
  told: Pick<Partial<Declaration>, 'imei' | 'forcedInvalidImei'> = {},
): Promise<BuybackListRow> {
  const { inCartId: _inCart, ...product } = aLine(1);
  const { created } = await world.declare(
    {
      ...product,
      ...told,
      circuit: 'web_drop',
      channel: 'web',
      termsAccepted: true,
      locale: 'fr-FR',
      customer,
    },
    metaOf(50),
  );
  const history = await world.log.readStream(`buyback-${created.id}`);
  const row = foldHistory(buybackList, history).get(created.id);
  if (!row) throw new Error('no row');
  const age = daysAgo * 86_400_000;
  const createdAt = new Date(world.clock.now().getTime() - age).toISOString();
  return { ...row, createdAt, priceLock: priceLock(createdAt, 15) };
}

export const checksIn = ({ diagnostics, versions, settings, clock, buybacks }: CounterWorld) =>
  new CheckDiagnosticReader(diagnostics, versions, settings, clock, buybacks);
