import { buybackDecider } from '@reprise/buyback/domain';
import { buybackCommands, buybackEvents } from '@reprise/contracts/buyback';
import { itemCommands, itemEvents } from '@reprise/contracts/item';
import type {
  CommandCatalogue,
  DomainCommand,
  DomainEvent,
  EventCatalogue,
  RecordedEvent,
} from '@reprise/contracts/kernel';
import { packageCommands, packageEvents } from '@reprise/contracts/package';
import {
  paymentBatchCommands,
  paymentBatchEvents,
  paymentCommands,
  paymentEvents,
} from '@reprise/contracts/payment';
import { itemDecider } from '@reprise/item/domain';
import type { CommandToSend, Decider, Policy, TimerRequest } from '@reprise/kernel';
import { aRecorded, step } from '@reprise/kernel/testing';
import { packageDecider } from '@reprise/package/domain';
import { paymentBatchDecider, paymentDecider } from '@reprise/payment/domain';

type Outcome = { readonly events: readonly DomainEvent[]; readonly refusal: string | undefined };
type Lifecycle = {
  readonly send: (id: string, command: DomainCommand) => Outcome;
  readonly status: (id: string) => string;
};

/** Every command and every event must match its contract, or the test fails. */
function lifecycle<C extends DomainCommand, E extends DomainEvent, S extends { readonly status: string }>(
  decider: Decider<C, E, S>,
  commands: CommandCatalogue,
  events: EventCatalogue,
): Lifecycle {
  const states = new Map<string, S>();
  const stateOf = (id: string): S => states.get(id) ?? decider.initialState;
  const isOurs = (command: DomainCommand): command is C => {
    commands.schemas[command.type]?.parse(command.data);
    return command.type in commands.schemas;
  };
  return {
    status: (id) => stateOf(id).status,
    send(id, command) {
      if (!isOurs(command)) throw new RangeError(`${commands.category} has no command ${command.type}`);
      const { after, events: made, refusal } = step(decider, stateOf(id), command);
      for (const event of made) events.schemas[event.type]?.parse(event.data);
      states.set(id, after);
      return { events: made, refusal };
    },
  };
}

/** The deciders and the policies in memory: append → policies → commands, until nothing is left to do. */
export class MemoryWorld {
  readonly history: string[] = [];
  readonly refusals: string[] = [];
  readonly timers = new Map<string, Extract<TimerRequest, { kind: 'set' }>>();
  private readonly lifecycles: Readonly<Record<string, Lifecycle>> = {
    buyback: lifecycle(buybackDecider, buybackCommands, buybackEvents),
    item: lifecycle(itemDecider, itemCommands, itemEvents),
    payment: lifecycle(paymentDecider, paymentCommands, paymentEvents),
    payment_batch: lifecycle(paymentBatchDecider, paymentBatchCommands, paymentBatchEvents),
    package: lifecycle(packageDecider, packageCommands, packageEvents),
  };

  constructor(private readonly policies: readonly Policy[]) {}

  /** What a person, a carrier or a provider does, with all consequences. @throws on any refusal. */
  send(category: string, id: string, command: DomainCommand): void {
    const before = this.refusals.length;
    this.attempt(category, id, command);
    const [refusal] = this.refusals.slice(before);
    if (refusal) throw new Error(refusal);
  }

  /** The same, with a refusal as a possible result. */
  attempt(category: string, id: string, command: DomainCommand): void {
    const waiting: CommandToSend[] = [{ category, id, command }];
    for (let next = waiting.shift(); next; next = waiting.shift()) waiting.push(...this.one(next));
  }

  /** The timer with this key is due. */
  wake(key: string): void {
    const timer = this.timers.get(key);
    if (!timer) throw new RangeError(`no timer ${key}`);
    this.timers.delete(key);
    this.send(timer.send.category, timer.send.id, timer.send.command);
  }

  status(category: string, id: string): string {
    return this.of(category).status(id);
  }

  private one({ category, id, command }: CommandToSend): CommandToSend[] {
    const { events, refusal } = this.of(category).send(id, command);
    if (refusal) this.refusals.push(`${command.type}: ${refusal}`);
    return events.flatMap((event) => {
      this.history.push(event.type);
      return this.react(aRecorded({ ...event, stream: `${category}-${id}` }));
    });
  }

  private react(event: RecordedEvent): CommandToSend[] {
    const heard = this.policies.filter(({ on }) => on.includes(event.type));
    return heard
      .flatMap((policy) => policy.react(event))
      .flatMap((asked) => {
        if (!('kind' in asked)) return [asked];
        if (asked.kind === 'set') this.timers.set(asked.key, asked);
        else this.timers.delete(asked.key);
        return [];
      });
  }

  private of(category: string): Lifecycle {
    const found = this.lifecycles[category];
    if (!found) throw new RangeError(`no lifecycle ${category}`);
    return found;
  }
}
