import { Controller, Inject } from '@nestjs/common';
import {
  cancelRefurbStep,
  completeRefurbishment,
  completeRefurbStep,
  pauseRefurbStep,
  planRefurbStep,
  resumeRefurbStep,
  startRefurbStep,
  type ItemCommand,
  type RefurbStepStatus,
} from '@reprise/contracts/item';
import { Refusal } from '@reprise/contracts/problems';
import { buyerOf } from '@reprise/contracts/rules';
import { actingOn, type Clock, type CommandMeta } from '@reprise/kernel';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { CLOCK, NOTES, type Notes } from '@reprise/kernel/ports';
import type { ItemListRow } from '@reprise/read-item';
import type { TenantScope } from '@reprise/read-kernel/query';
import { ItemLifecycle } from '../lifecycle';
import { WarehouseStocksReader } from '../stock/warehouse-stocks.reader';
import { RefurbishmentCatalogue } from './refurbishment-catalogue.reader';
import { RefurbishmentReader } from './refurbishment.reader';

type On = { readonly scope: TenantScope; readonly commandMeta: CommandMeta; readonly params: { id: string } };
type OnStep = On & {
  readonly params: { stepId: string };
  readonly body: { readonly seen: RefurbStepStatus };
};

/** Work on the steps of an item, in any order (back office §4). */
@Controller()
export class RefurbStepsController {
  constructor(
    private readonly reader: RefurbishmentReader,
    private readonly items: ItemLifecycle,
    private readonly catalogue: RefurbishmentCatalogue,
    private readonly stocks: WarehouseStocksReader,
    @Inject(NOTES) private readonly notes: Notes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Endpoint(planRefurbStep)
  async plan(@Input() input: InputOf<typeof planRefurbStep>) {
    const item = await this.reader.itemOf(input.scope, input.params.id);
    const [step] = await this.catalogue.planned(item, [input.body.refurbStepId]);
    if (!step) throw new Refusal('unknown-reference');
    return this.run(input, item, { type: 'PlanRefurbStep', data: { step } });
  }

  @Endpoint(startRefurbStep)
  async start(@Input() input: InputOf<typeof startRefurbStep>) {
    const item = await this.reader.itemOf(input.scope, input.params.id);
    const stockId = await this.stockFor(item, input.body.stockId);
    return this.run(input, item, { type: 'StartRefurbStep', data: { ...this.act(input), stockId } });
  }

  @Endpoint(pauseRefurbStep)
  async pause(@Input() input: InputOf<typeof pauseRefurbStep>) {
    const item = await this.reader.itemOf(input.scope, input.params.id);
    return this.run(input, item, { type: 'PauseRefurbStep', data: this.act(input) });
  }

  @Endpoint(resumeRefurbStep)
  async resume(@Input() input: InputOf<typeof resumeRefurbStep>) {
    const item = await this.reader.itemOf(input.scope, input.params.id);
    return this.run(input, item, { type: 'ResumeRefurbStep', data: this.act(input) });
  }

  @Endpoint(completeRefurbStep)
  async complete(@Input() input: InputOf<typeof completeRefurbStep>) {
    const item = await this.reader.itemOf(input.scope, input.params.id);
    const noteId = await this.notes.keep(actingOn(input.commandMeta, item), input.body.comment);
    const data = { ...this.act(input), ...(noteId ? { noteId } : {}) };
    return this.run(input, item, { type: 'CompleteRefurbStep', data });
  }

  @Endpoint(cancelRefurbStep)
  async cancel(@Input() input: InputOf<typeof cancelRefurbStep>) {
    const item = await this.reader.itemOf(input.scope, input.params.id);
    const noteId = await this.notes.keep(actingOn(input.commandMeta, item), input.body.reason);
    if (!noteId) throw new Refusal('invalid-request');
    return this.run(input, item, { type: 'CancelRefurbStep', data: { ...this.act(input), noteId } });
  }

  @Endpoint(completeRefurbishment)
  async confirm(@Input() input: InputOf<typeof completeRefurbishment>) {
    const item = await this.reader.itemOf(input.scope, input.params.id);
    const stockId = await this.stockFor(item, input.body.stockId);
    return this.run(input, item, { type: 'CompleteRefurbishment', data: { stockId } });
  }

  private stockFor(item: ItemListRow, stockId: string): Promise<string> {
    return this.stocks.chosen(buyerOf(item), item.warehouseId, stockId, 'refurb_completed');
  }

  private act({ params, body, commandMeta }: OnStep) {
    const { userId } = commandMeta.actor;
    return { stepId: params.stepId, by: userId, at: this.clock.now().toISOString(), seen: body.seen };
  }

  private async run({ scope, commandMeta }: On, item: ItemListRow, command: ItemCommand) {
    const { position } = await this.items.run(item.id, command, actingOn(commandMeta, item));
    return this.reader.after(scope, position, item.id);
  }
}
