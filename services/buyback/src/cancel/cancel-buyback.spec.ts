import type { BuybackCommand } from '@reprise/contracts/buyback';
import { eventually } from '@reprise/kernel/testing';
import { confirmCancellation, declareBuyback, failCancellation, anId } from '../testing';
import { CounterWorld, metaOf } from '../testing/counter.world';
import { CancelBuyback, CancelBuybackHandler } from './cancel-buyback.handler';

const id = anId(100);
const asked = { reason: 'other', comment: 'Changed his mind', force: false } as const;

describe('cancelling a buyback', () => {
  let world: CounterWorld;
  let handler: CancelBuybackHandler;
  const notes = new Map<string, string>();
  beforeEach(async () => {
    world = new CounterWorld();
    notes.clear();
    const kept = {
      keep: async ({ commandId }: { commandId: string }, text: string | undefined) => {
        if (text) notes.set(commandId, text);
        return text ? commandId : undefined;
      },
      erase: async () => undefined,
      read: async () => ({}),
    };
    handler = new CancelBuybackHandler(world.buybacks, kept, world.log, world.clock);
    await send(declareBuyback(), 1);
  });
  afterEach(() => world.log.close());

  const send = (command: BuybackCommand, n: number) => world.buybacks.run(id, command, metaOf(n));
  const cancel = (n: number, force = false) =>
    handler.execute(new CancelBuyback(id, { ...asked, force }, metaOf(n)));
  const itemCancelled = () => world.itemCancelled(id, metaOf(90));
  const requested = () => eventually(async () => (await world.types(id)).includes('CancellationRequested'));

  it('answers when the payment has answered and the item is let go, as it will be read', async () => {
    const cancelled = cancel(2);
    await requested();
    await send(confirmCancellation(), 3);
    const position = await itemCancelled();
    expect(await cancelled).toBe(position);
    expect((await world.types(id)).at(-1)).toBe('BuybackCancelled');
  });

  it('answers without the item when that takes too long', async () => {
    const cancelled = cancel(2);
    await requested();
    const { position } = await send(confirmCancellation(), 3);
    await world.clock.advance(3_000);
    expect(await cancelled).toBe(position);
  });

  it('offers force if the payment could not be cancelled, and then does not ask again', async () => {
    const cancelled = cancel(2).catch((error: unknown) => error);
    await requested();
    await send(failCancellation(), 3);
    expect(await cancelled).toMatchObject({ code: 'payment-not-cancellable', details: { force: true } });
    const forced = cancel(4, true);
    await eventually(async () => (await world.types(id)).includes('BuybackCancelled'));
    await itemCancelled();
    await forced;
    expect((await world.types(id)).slice(-2)).toEqual(['CancellationForced', 'BuybackCancelled']);
  });

  it('leaves a slow provider’s buyback in the requested state, and the screens follow it', async () => {
    const [declared] = await world.log.readStream(`buyback-${id}`);
    const cancelled = cancel(2);
    await requested();
    await world.clock.advance(3_000);
    const position = await cancelled;
    expect(await world.types(id)).toEqual(['BuybackDeclared', 'CancellationRequested']);
    expect(world.log.compare(position, declared?.position ?? '')).toBeGreaterThan(0);
  });

  it('stores the comment outside the log', async () => {
    const cancelled = cancel(2);
    await requested();
    await send(confirmCancellation(), 3);
    await itemCancelled();
    await cancelled;
    expect([...notes.values()]).toEqual(['Changed his mind']);
    expect(JSON.stringify(await world.log.readStream(`buyback-${id}`))).not.toContain('Changed');
  });
});
