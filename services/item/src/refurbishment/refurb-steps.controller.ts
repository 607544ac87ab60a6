import { Controller, Inject } from '@nestjs/common';
import {
  cancelRefurbStep,
  completeRefurbishment,
  completeRefurbStep,
  pauseRefurbStep,
  planRefurbStep,
  resumeRefurbStep,
  startRefurbStep,
  type RefurbStepStatus,
} from '@reprise/contracts/item';
import { Refusal } from '@reprise/contracts/problems';
import { buyerOf } from '@reprise/contracts/rules';
import type { Clock } from '@reprise/kernel';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { CLOCK, NOTES, type Notes } from '@reprise/kernel/ports';
import type { ItemListRow } from '@reprise/read-item';
import { WarehouseStocksReader } from '../stock/warehouse-stocks.reader';
import { RefurbishmentCatalogue } from './refurbishment-catalogue.reader';
import { RefurbishmentActs, type OnItem } from './refurbishment.lifecycle';

type OnStep = OnItem & {
  readonly params: { readonly stepId: string };
  readonly body: { readonly seen: RefurbStepStatus };
};

/** Work on the steps of an item, in any order (back office §4). */
@Controller()
export class RefurbStepsController {
  constructor(
    private readonly acts: RefurbishmentActs,
    private readonly catalogue: RefurbishmentCatalogue,
    private readonly stocks: WarehouseStocksReader,
    @Inject(NOTES) private readonly notes: Notes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Endpoint(planRefurbStep)
  plan(@Input() input: InputOf<typeof planRefurbStep>) {
    return this.acts.run(input, async (item) => {
      const [step] = await this.catalogue.planned(item, [input.body.refurbStepId]);
      if (!step) throw new Refusal('unknown-reference');
      return { type: 'PlanRefurbStep', data: { step } };
    });
  }

  @Endpoint(startRefurbStep)
  start(@Input() input: InputOf<typeof startRefurbStep>) {
    return this.acts.run(input, async (item) => {
      const stockId = await this.stockFor(item, input.body.stockId);
      return { type: 'StartRefurbStep', data: { ...this.act(input), stockId } };
    });
  }

  @Endpoint(pauseRefurbStep)
  pause(@Input() input: InputOf<typeof pauseRefurbStep>) {
    return this.acts.run(input, () => ({ type: 'PauseRefurbStep', data: this.act(input) }));
  }

  @Endpoint(resumeRefurbStep)
  resume(@Input() input: InputOf<typeof resumeRefurbStep>) {
    return this.acts.run(input, () => ({ type: 'ResumeRefurbStep', data: this.act(input) }));
  }

  @Endpoint(completeRefurbStep)
  complete(@Input() input: InputOf<typeof completeRefurbStep>) {
    return this.acts.run(input, async (_item, meta) => {
      const noteId = await this.notes.keep(meta, input.body.comment);
      const data = { ...this.act(input), ...(noteId ? { noteId } : {}) };
      return { type: 'CompleteRefurbStep', data };
    });
  }

  @Endpoint(cancelRefurbStep)
  cancel(@Input() input: InputOf<typeof cancelRefurbStep>) {
    return this.acts.run(input, async (_item, meta) => {
      const noteId = await this.notes.keep(meta, input.body.reason);
      if (!noteId) throw new Refusal('invalid-request');
      return { type: 'CancelRefurbStep', data: { ...this.act(input), noteId } };
    });
  }

  @Endpoint(completeRefurbishment)
  confirm(@Input() input: InputOf<typeof completeRefurbishment>) {
    return this.acts.run(input, async (item) => {
      const stockId = await this.stockFor(item, input.body.stockId);
      return { type: 'CompleteRefurbishment', data: { stockId } };
    });
  }

  private stockFor(item: ItemListRow, stockId: string): Promise<string> {
    return this.stocks.chosen(buyerOf(item), item.warehouseId, stockId, 'refurb_completed');
  }

  private act({ params, body, commandMeta }: OnStep) {
    const { userId } = commandMeta.actor;
    return { stepId: params.stepId, by: userId, at: this.clock.now().toISOString(), seen: body.seen };
  }
}
