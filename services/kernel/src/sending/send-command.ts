import type { Actor, DomainCommand, RecordedEvent } from '@reprise/contracts/kernel';
import { problemStatus, Refusal } from '@reprise/contracts/problems';
import { deriveIdAt, silentLogger, type KernelLogger } from '../base';

/** A command to one stream, sent by a policy, a reactor or a timer. */
export type CommandToSend = {
  /** `buyback`, `item`, `payment` or `package`. */
  readonly category: string;
  /** The UUID after the category in the stream's name. */
  readonly id: string;
  readonly command: DomainCommand;
  /** Whose stream it is, if not that of the account of the cause. */
  readonly accountId?: string;
};

/** A command that may have become useless when it is sent at last: of a reminder, for instance. */
export type TimedCommand = CommandToSend & {
  /** ISO 8601, UTC: afterwards it is dropped. */
  readonly notAfter?: string;
};

/** Metadata of a command not sent by a person. */
export type SentMeta = {
  readonly commandId: string;
  readonly accountId: string;
  readonly actor: Actor;
  readonly correlationId: string;
  readonly causationId: string;
};

/** Passes a command to its lifecycle. @throws Refusal if the target's rules refuse it. */
export type SendCommand = (command: CommandToSend, meta: SentMeta) => Promise<void>;

/** The actor of policies, reactors and timers. */
export const systemActor = (name: string): Actor => ({ userId: `system:${name}`, role: 'system' });

/** Metadata of the `index`th command that `sender` derives from an event: the same on every run. */
export const metaFrom = (event: RecordedEvent, sender: string, index: number): SentMeta => ({
  commandId: deriveIdAt(event.id, 'command', event.id, sender, index),
  accountId: event.accountId,
  actor: systemActor(sender),
  correlationId: event.correlationId,
  causationId: event.id,
});

/** Refusals that may pass with time; all others are final. */
const mayPass = ({ code }: Refusal): boolean => code === 'concurrent-change' || problemStatus(code) >= 500;

/** Sends the command. A final refusal is logged and treated as done; any other error is rethrown, for a retry. */
export async function sendSettled(
  send: SendCommand,
  command: CommandToSend,
  meta: SentMeta,
  logger: KernelLogger = silentLogger,
): Promise<void> {
  try {
    await send(command, meta);
  } catch (error) {
    if (!(error instanceof Refusal) || mayPass(error)) throw error;
    const { category, id, command: asked } = command;
    logger.info(
      { stream: `${category}-${id}`, command: asked.type, refusal: error.code, ...meta },
      'command refused',
    );
  }
}
