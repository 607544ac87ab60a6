import { Refusal } from '@reprise/contracts/problems';
import { aRecorded } from '../testing';
import type { Timer } from '../timers';
import type { Policy } from './consumers';
import { policyConsumer } from './policy-consumer';
import { reactorConsumer } from './reactor-consumer';
import type { CommandToSend, SentMeta } from '../sending';

const cancel = (id: string): CommandToSend => ({
  category: 'payment',
  id,
  command: { type: 'Cancel', data: {} },
});
const context = { consumer: 'x', now: new Date(0) };

function recorder(fail?: Error) {
  const sent: { command: CommandToSend; meta: SentMeta }[] = [];
  const timers: (Timer | string)[] = [];
  return {
    sent,
    timers: {
      set: async (timer: Timer) => void timers.push(timer),
      cancel: async (key: string) => void timers.push(key),
    },
    asked: timers,
    send: async (command: CommandToSend, meta: SentMeta) => {
      sent.push({ command, meta });
      if (fail) throw fail;
    },
  };
}
const policy = (react: Policy['react']): Policy => ({
  name: 'cancel-payment-when-buyback-cancels',
  on: ['X'],
  react,
});

describe('a policy', () => {
  it('sends its commands with the same ids on every run', async () => {
    const out = recorder();
    const consumer = policyConsumer(
      policy(() => [cancel('1'), cancel('2')]),
      out,
    );
    const event = aRecorded();
    await consumer.handle(event, context);
    await consumer.handle(event, context);
    const ids = out.sent.map(({ meta }) => meta.commandId);
    expect(new Set(ids.slice(0, 2)).size).toBe(2);
    expect(ids.slice(2)).toEqual(ids.slice(0, 2));
    expect(out.sent[0]?.meta).toMatchObject({
      accountId: event.accountId,
      correlationId: event.correlationId,
      causationId: event.id,
      actor: { role: 'system' },
    });
  });

  it('treats a refusal of its command as done', async () => {
    const out = recorder(new Refusal('payment-already-completed'));
    await policyConsumer(
      policy(() => [cancel('1'), cancel('2')]),
      out,
    ).handle(aRecorded(), context);
    expect(out.sent).toHaveLength(2);
  });

  it('rethrows errors that may pass with time', async () => {
    for (const error of [new Refusal('concurrent-change'), new Refusal('unavailable'), new Error('disk')]) {
      const run = policyConsumer(
        policy(() => [cancel('1')]),
        recorder(error),
      ).handle(aRecorded(), context);
      await expect(run).rejects.toBe(error);
    }
  });

  it('sets and cancels timers', async () => {
    const out = recorder();
    const dueAt = '2026-02-01T00:00:00.000Z';
    const asks = policy(() => [
      { kind: 'set', key: 'k', dueAt, send: cancel('1') },
      { kind: 'cancel', key: 'other' },
    ]);
    await policyConsumer(asks, out).handle(aRecorded({ accountId: 'a' }), context);
    expect(out.asked).toMatchObject([{ key: 'k', dueAt, accountId: 'a', setBy: asks.name }, 'other']);
  });
});

describe('a reactor', () => {
  it('passes one idempotency key per event to the outside and returns commands', async () => {
    const keys: string[] = [];
    const out = recorder();
    const reactor = reactorConsumer(
      {
        name: 'send-mail',
        on: ['X'],
        react: async (_, { idempotencyKey }) => (keys.push(idempotencyKey), [cancel('1')]),
      },
      out,
    );
    const event = aRecorded();
    await reactor.handle(event, context);
    await reactor.handle(event, context);
    await reactor.handle(aRecorded(), context);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(out.sent[0]?.meta.commandId).toBe(out.sent[1]?.meta.commandId);
  });
});
