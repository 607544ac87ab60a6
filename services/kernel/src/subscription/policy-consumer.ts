import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { TimerStore } from '../timers/timer-store.port';
import type { EffectConsumer, Policy, TimerRequest } from './consumers';
import { type CommandToSend, metaFrom, sendSettled, type SendCommand } from '../sending';
import type { KernelLogger } from '../base';

export type PolicyContext = {
  readonly send: SendCommand;
  readonly timers: Pick<TimerStore, 'set' | 'cancel'>;
  readonly logger?: KernelLogger;
};

// Policies only append, so many at once fill one group commit.
const concurrency = 64;

/** A policy as a consumer: its commands are sent in order, its timers set and cancelled. */
export function policyConsumer(policy: Policy, context: PolicyContext): EffectConsumer {
  const answer = async (
    event: RecordedEvent,
    asked: CommandToSend | TimerRequest,
    index: number,
  ): Promise<void> => {
    const meta = metaFrom(event, policy.name, index);
    if (!('kind' in asked)) {
      const theirs = { ...meta, accountId: asked.accountId ?? meta.accountId };
      return sendSettled(context.send, asked, theirs, context.logger);
    }
    if (asked.kind === 'cancel') return context.timers.cancel(asked.key);
    const { key, dueAt, send } = asked;
    const { accountId, correlationId, causationId } = meta;
    return context.timers.set({
      key,
      dueAt,
      send,
      accountId,
      correlationId,
      causationId,
      setBy: policy.name,
    });
  };
  return {
    name: policy.name,
    on: policy.on,
    concurrency,
    async handle(event) {
      for (const [index, asked] of policy.react(event).entries()) await answer(event, asked, index);
    },
  };
}
