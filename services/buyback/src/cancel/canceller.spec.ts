import type { BuybackCommand } from '@reprise/contracts/buyback';
import { RunCommand } from '@reprise/kernel';
import { eventually } from '@reprise/kernel/testing';
import { confirmCancellation, declareBuyback, failCancellation, anId } from '../testing';
import { CounterWorld, metaOf } from '../testing/counter.world';
import { Canceller } from './canceller';

const id = anId(100);
const asked = { reason: 'other', comment: 'Changed his mind', force: false } as const;

describe('cancelling a buyback', () => {
  let world: CounterWorld;
  let canceller: Canceller;
  const notes = new Map<string, string>();
  beforeEach(async () => {
    world = new CounterWorld();
    notes.clear();
    const kept = {
      keep: async ({ commandId }: { commandId: string }, text: string | undefined) => {
        if (text) notes.set(commandId, text);
        return text ? commandId : undefined;
      },
      read: async () => ({}),
    };
    canceller = new Canceller(world.store, kept, world.bus);
    await send(declareBuyback(), 1);
  });
  afterEach(() => world.log.close());

  const send = (command: BuybackCommand, n: number) =>
    world.bus.execute(new RunCommand('buyback', id, command, metaOf(n)));
  const requested = () => eventually(async () => (await world.types(id)).includes('CancellationRequested'));

  it('answers when the payment has answered', async () => {
    const cancelled = canceller.cancel(id, asked, metaOf(2));
    await requested();
    const { position } = await send(confirmCancellation(), 3);
    expect(await cancelled).toBe(position);
    expect((await world.types(id)).at(-1)).toBe('BuybackCancelled');
  });

  it('offers force when the payment could not be cancelled, and then does not ask again', async () => {
    const cancelled = canceller.cancel(id, asked, metaOf(2)).catch((error: unknown) => error);
    await requested();
    await send(failCancellation(), 3);
    expect(await cancelled).toMatchObject({ code: 'payment-not-cancellable', details: { force: true } });
    await canceller.cancel(id, { ...asked, force: true }, metaOf(4));
    expect((await world.types(id)).slice(-2)).toEqual(['CancellationForced', 'BuybackCancelled']);
  });

  it('leaves a slow provider’s file requested, and the screens follow it', async () => {
    const [declared] = await world.log.readStream(`buyback-${id}`);
    let time = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => (time += 1000));
    const position = await canceller.cancel(id, asked, metaOf(2)).finally(() => clock.mockRestore());
    expect(await world.types(id)).toEqual(['BuybackDeclared', 'CancellationRequested']);
    expect(world.log.compare(position, declared?.position ?? '')).toBeGreaterThan(0);
  });

  it('keeps the comment apart from the log', async () => {
    const cancelled = canceller.cancel(id, asked, metaOf(2));
    await requested();
    await send(confirmCancellation(), 3);
    await cancelled;
    expect([...notes.values()]).toEqual(['Changed his mind']);
    expect(JSON.stringify(await world.log.readStream(`buyback-${id}`))).not.toContain('Changed');
  });
});
