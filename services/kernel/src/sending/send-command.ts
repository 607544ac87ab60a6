import type { Actor, DomainCommand, RecordedEvent } from '@reprise/contracts/kernel';
import { problemStatus, Refusal } from '@reprise/contracts/problems';
import { deriveId, type KernelLogger } from '../base';

/** A command to one stream, as a policy, a reactor or a timer asks for it. */
export type CommandToSend = {
  /** `buyback`, `item`, `payment` or `package`. */
  readonly category: string;
  /** The uuid after the category in the stream's name. */
  readonly id: string;
  readonly command: DomainCommand;
};

/** Meta of a command that no person sent. */
export type SentMeta = {
  readonly commandId: string;
  readonly accountId: string;
  readonly actor: Actor;
  readonly correlationId: string;
  readonly causationId: string;
};

/** Hands a command to its lifecycle. @throws Refusal when the target's rules say no. */
export type SendCommand = (command: CommandToSend, meta: SentMeta) => Promise<void>;

/** The actor of policies, reactors and timers. */
export const systemActor = (name: string): Actor => ({ userId: `system:${name}`, role: 'system' });

/** Meta of the `index`th command that `sender` makes of an event: the same on every run. */
export const metaFrom = (event: RecordedEvent, sender: string, index: number): SentMeta => ({
  commandId: deriveId('command', event.id, sender, index),
  accountId: event.accountId,
  actor: systemActor(sender),
  correlationId: event.correlationId,
  causationId: event.id,
});

/** Refusals that time may heal; all others are the target's final word. */
const mayPass = ({ code }: Refusal): boolean => code === 'concurrent-change' || problemStatus(code) >= 500;

/** Sends; a command that no longer applies is noted and done with, everything else is thrown on to be tried again. */
export async function sendSettled(
  send: SendCommand,
  command: CommandToSend,
  meta: SentMeta,
  logger: KernelLogger,
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
