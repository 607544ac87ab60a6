import { Controller, Inject } from '@nestjs/common';
import {
  cancelPriceList,
  draftPriceList,
  listPriceLists,
  publishPriceList,
  readChangedMeanwhile,
  readPriceList,
  rollBackPriceList,
  schedulePriceList,
  simulatePriceList,
  unschedulePriceList,
  type PriceListCommand,
} from '@reprise/contracts/price-lists';
import { deriveId, type Clock, type CommandMeta } from '@reprise/kernel';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { CLOCK } from '@reprise/kernel/ports';
import { contentOf } from '@reprise/read-kernel';
import type { TenantScope } from '@reprise/read-kernel/query';
import { ChangedMeanwhileQuery } from './changed-meanwhile.query';
import { PriceListLifecycle } from './price-list.lifecycle';
import { PriceListLines } from './price-list-lines.store';
import { PriceListReader } from './price-list.reader';
import { SimulationQuery } from './simulation.query';

type Asked = {
  readonly scope: TenantScope;
  readonly params: { readonly id: string };
  readonly commandMeta: CommandMeta;
};

@Controller()
export class PriceListsController {
  constructor(
    private readonly reader: PriceListReader,
    private readonly lists: PriceListLifecycle,
    private readonly lines: PriceListLines,
    private readonly simulation: SimulationQuery,
    private readonly changes: ChangedMeanwhileQuery,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Endpoint(listPriceLists)
  list(@Input() { scope, list }: InputOf<typeof listPriceLists>) {
    return this.reader.list(scope, list);
  }

  @Endpoint(readPriceList)
  async read(@Input() { scope, params }: InputOf<typeof readPriceList>) {
    const row = await this.reader.byId(scope, params.id);
    return { ...contentOf(row), lines: await this.lines.count(row.id) };
  }

  @Endpoint(draftPriceList)
  async draft(@Input() { body, commandMeta }: InputOf<typeof draftPriceList>) {
    const id = deriveId('price-list', commandMeta.commandId);
    const data = { name: body.name, draftedBy: commandMeta.actor.userId };
    const { position } = await this.lists.run(id, { type: 'DraftPriceList', data }, commandMeta);
    return this.reader.after(position, id);
  }

  @Endpoint(simulatePriceList)
  async simulate(@Input() { scope, params }: InputOf<typeof simulatePriceList>) {
    const { id, accountId } = await this.reader.byId(scope, params.id);
    return this.simulation.of(accountId, id);
  }

  @Endpoint(publishPriceList)
  async publish(@Input() asked: InputOf<typeof publishPriceList>) {
    const lines = await this.lines.count(asked.params.id);
    return this.run(asked, { type: 'PublishPriceList', data: { lines } });
  }

  @Endpoint(schedulePriceList)
  async schedule(@Input() asked: InputOf<typeof schedulePriceList>) {
    const lines = await this.lines.count(asked.params.id);
    const data = { at: asked.body.at, lines, now: this.clock.now().toISOString() };
    return this.run(asked, { type: 'SchedulePriceList', data });
  }

  @Endpoint(unschedulePriceList)
  unschedule(@Input() asked: InputOf<typeof unschedulePriceList>) {
    return this.run(asked, { type: 'UnschedulePriceList', data: {} });
  }

  @Endpoint(cancelPriceList)
  cancel(@Input() asked: InputOf<typeof cancelPriceList>) {
    return this.run(asked, { type: 'CancelPriceList', data: {} });
  }

  @Endpoint(readChangedMeanwhile)
  async changed(@Input() { scope, params }: InputOf<typeof readChangedMeanwhile>) {
    return this.changes.of((await this.reader.byId(scope, params.id)).id);
  }

  @Endpoint(rollBackPriceList)
  rollBack(@Input() asked: InputOf<typeof rollBackPriceList>) {
    const data = { decision: asked.body.changedMeanwhile };
    return this.run(asked, { type: 'RollBackPriceList', data });
  }

  private async run({ scope, params, commandMeta }: Asked, command: PriceListCommand) {
    const { id, accountId } = await this.reader.byId(scope, params.id);
    const { position } = await this.lists.run(id, command, { ...commandMeta, accountId });
    return this.reader.after(position, id);
  }
}
