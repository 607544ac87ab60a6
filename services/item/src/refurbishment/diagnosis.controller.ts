import { Controller } from '@nestjs/common';
import {
  answerDiagnosis,
  chooseDiagnosisStock,
  finaliseDiagnosis,
  readRefurbishment,
  startDiagnosis,
  summariseDiagnosis,
} from '@reprise/contracts/item';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { ItemReader } from '../read/item.reader';
import { WarehouseStocksReader } from '../stock/warehouse-stocks.reader';
import { RefurbishmentCatalogue } from './refurbishment-catalogue.reader';
import { RefurbishmentActs } from './refurbishment.lifecycle';
import { RefurbishmentReader } from './refurbishment.reader';

/** The refurbishment diagnosis: questions, summary, stock, end (back office §2). */
@Controller()
export class DiagnosisController {
  constructor(
    private readonly acts: RefurbishmentActs,
    private readonly items: ItemReader,
    private readonly reader: RefurbishmentReader,
    private readonly catalogue: RefurbishmentCatalogue,
    private readonly stocks: WarehouseStocksReader,
  ) {}

  @Endpoint(readRefurbishment)
  async read(@Input() { scope, params }: InputOf<typeof readRefurbishment>) {
    return this.reader.read(await this.items.bought(scope, params.id));
  }

  @Endpoint(startDiagnosis)
  start(@Input() input: InputOf<typeof startDiagnosis>) {
    return this.acts.run(input, ({ warehouseId }) => ({ type: 'StartDiagnosis', data: { warehouseId } }));
  }

  @Endpoint(answerDiagnosis)
  answer(@Input() input: InputOf<typeof answerDiagnosis>) {
    return this.acts.run(input, async (item) => {
      const answers = await this.catalogue.answered(item, input.body.answers);
      return { type: 'AnswerDiagnosis', data: { answers } };
    });
  }

  @Endpoint(summariseDiagnosis)
  summarise(@Input() input: InputOf<typeof summariseDiagnosis>) {
    return this.acts.run(input, async (item) => {
      const steps = await this.catalogue.planned(item, input.body.refurbStepIds);
      return { type: 'SummariseDiagnosis', data: { steps } };
    });
  }

  @Endpoint(chooseDiagnosisStock)
  choose(@Input() input: InputOf<typeof chooseDiagnosisStock>) {
    return this.acts.run(input, async (item) => {
      const { stockId, ...entry } = await this.stocks.entry(item, input.body.stockId, 'to_refurbish');
      return { type: 'ChooseDiagnosisStock', data: { destinationId: stockId, ...entry } };
    });
  }

  @Endpoint(finaliseDiagnosis)
  finalise(@Input() input: InputOf<typeof finaliseDiagnosis>) {
    return this.acts.run(input, () => ({ type: 'FinaliseDiagnosis', data: {} }));
  }
}
