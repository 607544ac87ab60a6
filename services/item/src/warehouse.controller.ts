import { Controller, Inject } from '@nestjs/common';
import {
  checkInItem,
  controlItem,
  previewControl,
  readItemQuestions,
  undoCheckIn,
  uploadPhoto,
} from '@reprise/contracts/item';
import { uuidv7 } from '@reprise/kernel';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { FILES, IMAGE_JUDGE, type FileStore, type ImageJudge } from '@reprise/kernel/ports';
import { ComplianceTest } from './control/compliance-test';
import { ItemActs } from './item-acts';
import { ItemReader } from './read/item-reader';

/** The warehouse's own acts: check-in and compliance test. */
@Controller()
export class WarehouseController {
  constructor(
    private readonly reader: ItemReader,
    private readonly acts: ItemActs,
    private readonly test: ComplianceTest,
    @Inject(FILES) private readonly files: FileStore,
    @Inject(IMAGE_JUDGE) private readonly judge: ImageJudge,
  ) {}

  @Endpoint(checkInItem)
  async checkIn(@Input() { scope, params, body, commandMeta }: InputOf<typeof checkInItem>) {
    return this.acts.checkIn(await this.reader.byId(scope, params.id), body, commandMeta);
  }

  @Endpoint(undoCheckIn)
  async undo(@Input() { scope, params, commandMeta }: InputOf<typeof undoCheckIn>) {
    const item = await this.reader.byId(scope, params.id);
    return this.acts.run(
      item,
      { type: 'UndoRegistration', data: { warehouseId: item.warehouseId } },
      commandMeta,
    );
  }

  @Endpoint(readItemQuestions)
  async questions(@Input() { scope, params }: InputOf<typeof readItemQuestions>) {
    const file = await this.reader.fileOf(await this.reader.byId(scope, params.id));
    const { questions } = await this.test.diagnosticOf(file);
    return {
      questions,
      declaredAnswers: file.answers,
      declaredPrice: file.prices.declared,
      currency: file.currency,
    };
  }

  @Endpoint(previewControl)
  async preview(@Input() { scope, params, body }: InputOf<typeof previewControl>) {
    const file = await this.reader.fileOf(await this.reader.byId(scope, params.id));
    const { outcome, price, absorbedAmount } = await this.test.control(file, body.answers);
    return {
      outcome,
      declaredPrice: file.prices.declared,
      controlledPrice: price.total,
      state: price.state,
      absorbedAmount,
    };
  }

  @Endpoint(controlItem)
  async control(@Input() { scope, params, body, commandMeta }: InputOf<typeof controlItem>) {
    return this.acts.control(await this.reader.byId(scope, params.id), body, commandMeta);
  }

  @Endpoint(uploadPhoto)
  async photo(@Input() { scope, params, body }: InputOf<typeof uploadPhoto>) {
    const item = await this.reader.byId(scope, params.id);
    const image = await this.judge(Buffer.from(body.base64, 'base64'));
    const key = `photos/${item.id}/${uuidv7()}.${image.extension}`;
    await this.files.put(key, image.bytes, image.contentType);
    return { key };
  }
}
