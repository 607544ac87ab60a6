import type { EffectConsumer, Reactor } from './consumers';
import { deriveIdAt, type KernelLogger } from '../base';
import { metaFrom, sendSettled, type SendCommand } from '../sending';

export type ReactorContext = {
  readonly send: SendCommand;
  readonly logger?: KernelLogger;
  /** Events in progress at the same time; default 16. */
  readonly concurrency?: number;
  /** Of those, in progress for one account; default half. */
  readonly perAccount?: number;
};

const usualConcurrency = 16;
const patienceMs = 1_000;

/** A reactor as a consumer. The outside sees one `idempotencyKey` per event, however often it is retried. */
export function reactorConsumer(reactor: Reactor, context: ReactorContext): EffectConsumer {
  const { concurrency = usualConcurrency, perAccount = Math.ceil(concurrency / 2) } = context;
  return {
    ...{ name: reactor.name, on: reactor.on, concurrency, perAccount, patienceMs },
    async handle(event, { now }) {
      const idempotencyKey = deriveIdAt(event.id, 'reaction', event.id, reactor.name);
      const commands = await reactor.react(event, { idempotencyKey, now });
      for (const [index, command] of commands.entries()) {
        const meta = metaFrom(event, reactor.name, index);
        await sendSettled(context.send, command, meta, context.logger);
      }
    },
  };
}
