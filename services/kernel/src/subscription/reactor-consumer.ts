import type { EffectConsumer, Reactor } from './consumers';
import { deriveId, silentLogger, type KernelLogger } from '../base';
import { metaFrom, sendSettled, type SendCommand } from '../sending';

export type ReactorContext = {
  readonly send: SendCommand;
  readonly logger?: KernelLogger;
  /** Events in hand at the same time; 16 unless named. */
  readonly concurrency?: number;
};

/** A reactor as a consumer. The outside sees one `idempotencyKey` per event, however often it is tried. */
export function reactorConsumer(reactor: Reactor, context: ReactorContext): EffectConsumer {
  return {
    name: reactor.name,
    on: reactor.on,
    ...(context.concurrency ? { concurrency: context.concurrency } : {}),
    async handle(event, { now }) {
      const idempotencyKey = deriveId('reaction', event.id, reactor.name);
      const commands = await reactor.react(event, { idempotencyKey, now });
      for (const [index, command] of commands.entries()) {
        const meta = metaFrom(event, reactor.name, index);
        await sendSettled(context.send, command, meta, context.logger ?? silentLogger);
      }
    },
  };
}
