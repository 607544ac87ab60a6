import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { BuybackCommand } from '@reprise/contracts/buyback';
import { Refusal } from '@reprise/contracts/problems';
import { DECIDER_STORE, DeciderStore, RunCommand, type CommandMeta, type Position } from '@reprise/kernel';
import { NOTES, type Notes } from '@reprise/kernel/ports';
import { buybackDecider, type BuybackState } from '../domain';

export type CancelRequest = {
  readonly reason: Extract<BuybackCommand, { type: 'RequestCancellation' }>['data']['reason'];
  readonly comment?: string | undefined;
  readonly force: boolean;
};

const patienceMs = 3000;
const lookEveryMs = 15;

const decided = (state: BuybackState): boolean =>
  !('cancellation' in state) || state.cancellation.stage !== 'pending';

/** Cancelling is a saga: request → cancel the payment → cancelled, or failed with the force option (domain.md §2). */
@Injectable()
export class Canceller {
  constructor(
    @Inject(DECIDER_STORE) private readonly store: DeciderStore,
    @Inject(NOTES) private readonly notes: Notes,
    private readonly bus: CommandBus,
  ) {}

  /**
   * Waits a moment for the payment's answer, so that most people hear the end at once; a slow provider leaves the
   * file "cancellation requested" and the screens follow it.
   * @throws Refusal `payment-not-cancellable` when the payment could not be cancelled: force is offered.
   */
  async cancel(id: string, { reason, comment, force }: CancelRequest, meta: CommandMeta): Promise<Position> {
    const noteId = await this.notes.keep(meta, comment);
    const type = force ? 'ForceCancellation' : 'RequestCancellation';
    const data = { reason, ...(noteId ? { noteId } : {}) };
    const { position } = await this.bus.execute(new RunCommand('buyback', id, { type, data }, meta));
    return force ? position : this.outcome(id, position);
  }

  private async outcome(id: string, requested: Position): Promise<Position> {
    const until = Date.now() + patienceMs;
    for (;;) {
      const { state, position } = await this.store.load('buyback', id, buybackDecider);
      if (decided(state)) {
        if ('cancellation' in state && state.cancellation.stage === 'failed') {
          throw new Refusal('payment-not-cancellable', { force: true });
        }
        return position;
      }
      if (Date.now() >= until) return requested;
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
  }
}
