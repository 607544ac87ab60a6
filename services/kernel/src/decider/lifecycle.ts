import {
  readCommand,
  type CommandCatalogue,
  type CommandOf,
  type CommandSchemas,
  type DomainCommand,
  type DomainEvent,
} from '@reprise/contracts/kernel';
import type { Decider } from './decider';
import type { CommandMeta, DeciderStore, Handled, Loaded } from './decider-store';

/** One kind of stream: the schemas of its commands, and its decider. */
export type LifecycleDefinition<C extends DomainCommand, E extends DomainEvent, S> = {
  readonly category: string;
  readonly decider: Decider<C, E, S>;
  /** @throws UnreadableCommand */
  read(command: DomainCommand): C;
};

export const lifecycle = <Schemas extends CommandSchemas, E extends DomainEvent, S>(
  commands: CommandCatalogue<Schemas>,
  decider: Decider<CommandOf<CommandCatalogue<Schemas>>, E, S>,
): LifecycleDefinition<CommandOf<CommandCatalogue<Schemas>>, E, S> => ({
  category: commands.category,
  decider,
  read: (command) => readCommand(commands, command),
});

/**
 * Runs the commands of one kind of stream, typed from the caller to the decider. Each lifecycle has its own
 * subclass, which is what gets injected.
 */
export abstract class Lifecycle<C extends DomainCommand, E extends DomainEvent, S> {
  constructor(
    private readonly store: DeciderStore,
    private readonly definition: LifecycleDefinition<C, E, S>,
  ) {}

  get category(): string {
    return this.definition.category;
  }

  /** @throws Refusal of the decider, and everything that `DeciderStore.handle` throws. */
  run(id: string, command: C, meta: CommandMeta): Promise<Handled<E, S>> {
    const { category, decider } = this.definition;
    return this.store.handle({ category, id, decider, command, meta });
  }

  /** Runs a command of a policy, a reactor or a timer, perhaps stored long ago. @throws UnreadableCommand */
  async receive(id: string, command: DomainCommand, meta: CommandMeta): Promise<Handled<E, S>> {
    return this.run(id, this.definition.read(command), meta);
  }

  /** Current state of one stream. The caller must check the tenant. */
  load(id: string): Promise<Loaded<S>> {
    return this.store.load(this.definition.category, id, this.definition.decider);
  }
}
