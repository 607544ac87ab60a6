import { UnreadableCommand } from '@reprise/contracts/kernel';
import { anId, declareBuyback } from '../testing';
import { CounterWorld, metaOf } from '../testing/counter.world';
import type { BuybackLifecycle } from './buyback.lifecycle';

const id = anId(100);

/** Never called: the compiler checks each line, and reports a directive that is no longer needed. */
export async function refusedByTheCompiler({ run }: BuybackLifecycle): Promise<boolean> {
  const meta = metaOf(1);
  // @ts-expect-error -- no such command
  await run(id, { type: 'CloseBuyback', data: {} }, meta);
  // @ts-expect-error -- a misspelt fact
  await run(id, { type: 'ShipBuyback', data: { at: '' } }, meta);
  // @ts-expect-error -- a fact of another kind
  await run(id, { type: 'ShipBuyback', data: { shippedAt: 1 } }, meta);
  // @ts-expect-error -- another lifecycle's command
  await run(id, { type: 'FindItem', data: {} }, meta);
  const { state } = await run(id, { type: 'ShipBuyback', data: { shippedAt: '' } }, meta);
  // @ts-expect-error -- no such status
  return state.status === 'bb_shipped';
}

describe('the lifecycle of buybacks', () => {
  let world: CounterWorld;
  beforeEach(async () => {
    world = new CounterWorld();
    await world.buybacks.run(id, declareBuyback(), metaOf(1));
  });
  afterEach(() => world.log.close());

  it('runs a stored command', async () => {
    const stored = { type: 'ShipBuyback', data: { shippedAt: '2026-01-06T09:00:00.000Z' } };
    const { state, events } = await world.buybacks.receive(id, stored, metaOf(2));
    expect([state.status, events.map(({ type }) => type)]).toEqual(['bb_in_transit', ['BuybackShipped']]);
  });

  it.each([
    ['is no command any more', { type: 'CloseBuyback', data: {} }, /buyback has no command CloseBuyback/],
    ['lacks what the command needs today', { type: 'ShipBuyback', data: {} }, /ShipBuyback.*shippedAt/s],
    ['is named like a property of every object', { type: 'toString', data: {} }, /no command toString/],
  ])('reports why it cannot read a stored command that %s', async (_why, stored, reason) => {
    await expect(world.buybacks.receive(id, stored, metaOf(2))).rejects.toThrow(reason);
    await expect(world.buybacks.receive(id, stored, metaOf(2))).rejects.toThrow(UnreadableCommand);
    expect(await world.types(id)).toEqual(['BuybackDeclared']);
  });
});
