import { Controller } from '@nestjs/common';
import {
  answerDiagnosis,
  chooseDiagnosisStock,
  finaliseDiagnosis,
  readRefurbishment,
  startDiagnosis,
  summariseDiagnosis,
  type ItemCommand,
} from '@reprise/contracts/item';
import { buyerOf } from '@reprise/contracts/rules';
import { actingOn, type CommandMeta } from '@reprise/kernel';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import type { ItemListRow } from '@reprise/read-item';
import type { TenantScope } from '@reprise/read-kernel/query';
import { ItemLifecycle } from '../lifecycle';
import { WarehouseStocksReader } from '../stock/warehouse-stocks.reader';
import { RefurbishmentCatalogue } from './refurbishment-catalogue.reader';
import { RefurbishmentReader } from './refurbishment.reader';

type On = { readonly scope: TenantScope; readonly commandMeta: CommandMeta };

/** The refurbishment diagnosis: questions, summary, stock, end (back office §2). */
@Controller()
export class DiagnosisController {
  constructor(
    private readonly reader: RefurbishmentReader,
    private readonly items: ItemLifecycle,
    private readonly catalogue: RefurbishmentCatalogue,
    private readonly stocks: WarehouseStocksReader,
  ) {}

  @Endpoint(readRefurbishment)
  async read(@Input() { scope, params }: InputOf<typeof readRefurbishment>) {
    return this.reader.read(await this.reader.itemOf(scope, params.id));
  }

  @Endpoint(startDiagnosis)
  async start(@Input() input: InputOf<typeof startDiagnosis>) {
    const item = await this.reader.itemOf(input.scope, input.params.id);
    return this.run(input, item, { type: 'StartDiagnosis', data: { warehouseId: item.warehouseId } });
  }

  @Endpoint(answerDiagnosis)
  async answer(@Input() input: InputOf<typeof answerDiagnosis>) {
    const item = await this.reader.itemOf(input.scope, input.params.id);
    const answers = await this.catalogue.answered(item, input.body.answers);
    return this.run(input, item, { type: 'AnswerDiagnosis', data: { answers } });
  }

  @Endpoint(summariseDiagnosis)
  async summarise(@Input() input: InputOf<typeof summariseDiagnosis>) {
    const item = await this.reader.itemOf(input.scope, input.params.id);
    const steps = await this.catalogue.planned(item, input.body.refurbStepIds);
    return this.run(input, item, { type: 'SummariseDiagnosis', data: { steps } });
  }

  @Endpoint(chooseDiagnosisStock)
  async choose(@Input() input: InputOf<typeof chooseDiagnosisStock>) {
    const item = await this.reader.itemOf(input.scope, input.params.id);
    const { stockId } = input.body;
    const destinationId = await this.stocks.chosen(buyerOf(item), item.warehouseId, stockId, 'to_refurbish');
    return this.run(input, item, { type: 'ChooseDiagnosisStock', data: { destinationId } });
  }

  @Endpoint(finaliseDiagnosis)
  async finalise(@Input() input: InputOf<typeof finaliseDiagnosis>) {
    const item = await this.reader.itemOf(input.scope, input.params.id);
    return this.run(input, item, { type: 'FinaliseDiagnosis', data: {} });
  }

  private async run({ scope, commandMeta }: On, item: ItemListRow, command: ItemCommand) {
    const { position } = await this.items.run(item.id, command, actingOn(commandMeta, item));
    return this.reader.after(scope, position, item.id);
  }
}
