import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Inject, Injectable } from '@nestjs/common';
import type { DomainCommand, DomainEvent } from '@reprise/contracts/kernel';
import type { Decider } from './decider';
import { DeciderStore, type CommandMeta, type Handled } from './decider-store';

export const DECIDER_STORE = Symbol('DeciderStore');

/** Sends one command to one stream through Nest's command bus. */
export class RunCommand extends Command<Handled<DomainEvent, unknown>> {
  constructor(
    readonly category: string,
    readonly id: string,
    readonly command: DomainCommand,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

type AnyDecider = Decider<DomainCommand, DomainEvent, unknown>;

/** Which decider answers for which stream category; each lifecycle's module adds its own. */
@Injectable()
export class Lifecycles {
  private readonly deciders = new Map<string, AnyDecider>();

  add<C extends DomainCommand, E extends DomainEvent, S>(category: string, decider: Decider<C, E, S>): this {
    // Commands reach a decider by its category only, so the table may forget their types.
    this.deciders.set(category, decider as unknown as AnyDecider);
    return this;
  }

  /** @throws RangeError for a category that this process does not run. */
  of(category: string): AnyDecider {
    const decider = this.deciders.get(category);
    if (!decider) throw new RangeError(`no lifecycle is called ${category}`);
    return decider;
  }
}

@CommandHandler(RunCommand)
export class RunCommandHandler implements ICommandHandler<RunCommand> {
  constructor(
    @Inject(DECIDER_STORE) private readonly store: DeciderStore,
    private readonly lifecycles: Lifecycles,
  ) {}

  execute({ category, id, command, meta }: RunCommand): Promise<Handled<DomainEvent, unknown>> {
    return this.store.handle({ category, id, command, meta, decider: this.lifecycles.of(category) });
  }
}
