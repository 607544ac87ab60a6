import type { BuybackCommand, BuybackEvent } from '@reprise/contracts/buyback';
import type { ItemCommand, ItemEvent } from '@reprise/contracts/item';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { PackageCommand, PackageEvent } from '@reprise/contracts/package';
import type { PaymentCommand, PaymentEvent } from '@reprise/contracts/payment';
import { deriveId, parseStream, type CommandToSend, type Reactor } from '@reprise/kernel';

type AnyEvent = BuybackEvent | ItemEvent | PaymentEvent | PackageEvent;
export type Heard<T extends AnyEvent['type']> = RecordedEvent<Extract<AnyEvent, { type: T }>>;
/** `idempotencyKey` is for external systems: the same on every retry of one event by one reactor. */
export type Reaction = Parameters<Reactor['react']>[1];
/** @param until ISO time */
export const hasEnded = (until: string, { now }: Reaction): boolean => now.getTime() > Date.parse(until);

type Commands = {
  buyback: BuybackCommand;
  item: ItemCommand;
  payment: PaymentCommand;
  package: PackageCommand;
};

/** A reactor that sees only the events that it lists, with their own types. */
export function reactor<T extends AnyEvent['type']>(
  name: string,
  on: readonly T[],
  react: (event: Heard<T>, reaction: Reaction) => Promise<readonly CommandToSend[]>,
): Reactor {
  const heard: ReadonlySet<string> = new Set(on);
  // The log parsed the event with the schema of its type.
  const hears = (event: RecordedEvent): event is Heard<T> => heard.has(event.type);
  return { name, on, react: async (event, reaction) => (hears(event) ? react(event, reaction) : []) };
}

/** A buyback, its item, its payment and its own package share one UUID. */
export const idOf = (event: RecordedEvent): string => parseStream(event.stream).id;

/** A command with its target, checked against the target's commands. */
export const to = <C extends keyof Commands>(
  category: C,
  id: string,
  command: Commands[C],
): CommandToSend => ({
  category,
  id,
  command,
});

/**
 * One consumer of several reactors: a stream's events are handled in order, so that money is recalled only after it
 * was sent. Each keeps its own idempotency key, even if two handle the same event.
 */
export function inOrder(name: string, reactors: readonly Reactor[]): Reactor {
  return {
    name,
    on: [...new Set(reactors.flatMap(({ on }) => on))],
    async react(event, { idempotencyKey, now }) {
      const commands: CommandToSend[] = [];
      for (const one of reactors.filter(({ on }) => on.includes(event.type))) {
        const reaction = { idempotencyKey: deriveId(idempotencyKey, one.name), now };
        commands.push(...(await one.react(event, reaction)));
      }
      return commands;
    },
  };
}
