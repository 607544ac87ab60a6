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
import type { Clock } from '@reprise/kernel';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { CLOCK, NOTES, type Notes } from '@reprise/kernel/ports';
import { WarehouseStocksReader } from '../stock/warehouse-stocks.reader';
import { CertificatesReader } from '../erasure/certificates.reader';
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
    private readonly certificates: CertificatesReader,
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
      const entry = await this.stocks.entry(item, input.body.stockId, 'to_refurbish');
      return { type: 'StartRefurbStep', data: { ...this.act(input), ...entry } };
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
    return this.acts.run(input, async (item, meta) => {
      const { comment, erasure } = input.body;
      await this.certificates.mustBeThere(item.id, erasure);
      const noteId = await this.notes.keep(meta, comment);
      const said = { ...(noteId ? { noteId } : {}), ...(erasure ? { erasure } : {}) };
      return { type: 'CompleteRefurbStep', data: { ...this.act(input), ...said } };
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
      const data = await this.stocks.entry(item, input.body.stockId, 'refurb_completed');
      return { type: 'CompleteRefurbishment', data };
    });
  }

  private act({ params, body, commandMeta }: OnStep) {
    const { userId } = commandMeta.actor;
    return { stepId: params.stepId, by: userId, at: this.clock.now().toISOString(), seen: body.seen };
  }
}
