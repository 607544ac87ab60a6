import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BuybackCommand } from '@reprise/contracts/buyback';
import type { ItemEvent } from '@reprise/contracts/item';
import {
  streamName,
  whenAppended,
  type CommandMeta,
  type EventLog,
  type Position,
  type Timing,
} from '@reprise/kernel';
import { CLOCK, EVENT_LOG, NOTES, type Notes } from '@reprise/kernel/ports';
import { isCancellationDecided } from '../domain';
import { BuybackLifecycle } from '../lifecycle';

export type CancelRequest = {
  readonly reason: Extract<BuybackCommand, { type: 'RequestCancellation' }>['data']['reason'];
  readonly comment?: string | undefined;
  readonly force: boolean;
};

const patienceMs = 3000;
const letGo: ReadonlySet<string> = new Set<ItemEvent['type']>(['ItemCancelled', 'ItemAwaitingReintegration']);

export class CancelBuyback extends Command<Position> {
  constructor(
    readonly id: string,
    readonly asked: CancelRequest,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/** Cancelling is a saga: request → cancel the payment → cancelled, or failed with the force option (domain §2). */
@CommandHandler(CancelBuyback)
export class CancelBuybackHandler implements ICommandHandler<CancelBuyback> {
  constructor(
    private readonly buybacks: BuybackLifecycle,
    @Inject(NOTES) private readonly notes: Notes,
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(CLOCK) private readonly clock: Timing,
  ) {}

  /**
   * Waits a moment for the payment's answer and for the item, so that most people hear the end at once and read it as it
   * stays; a slow provider leaves the buyback "cancellation requested" and the screens follow it.
   * @throws Refusal `payment-not-cancellable` when the payment could not be cancelled: force is offered.
   */
  async execute({ id, asked: { reason, comment, force }, meta }: CancelBuyback): Promise<Position> {
    const noteId = await this.notes.keep(meta, comment);
    const type = force ? 'ForceCancellation' : 'RequestCancellation';
    const data = { reason, ...(noteId ? { noteId } : {}) };
    const { position } = await this.buybacks.run(id, { type, data }, meta);
    return meta.dryRun ? position : this.outcome(id, position);
  }

  private async outcome(id: string, requested: Position): Promise<Position> {
    let reached = requested;
    const look = async (): Promise<Position | undefined> => {
      const { state, position } = await this.buybacks.load(id);
      if (!isCancellationDecided(state)) return undefined;
      reached = position;
      return state.status === 'bb_cancelled' ? this.itemLetGo(id) : position;
    };
    const ended = await whenAppended(this.log, look, { clock: this.clock, patienceMs });
    return ended ?? reached;
  }

  /** Where the item, which shares its buyback's uuid, was cancelled or given to staff. */
  private async itemLetGo(id: string): Promise<Position | undefined> {
    const events = await this.log.readStream(streamName('item', id));
    return events.findLast(({ type }) => letGo.has(type))?.position;
  }
}
