import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  checkInItem,
  controlItem,
  photographOpening,
  previewControl,
  readItemQuestions,
  undoCheckIn,
  uploadPhoto,
} from '@reprise/contracts/item';
import { sentLate } from '@reprise/contracts/rules';
import { actingOn } from '@reprise/kernel';
import { Endpoint, Input, reply, type InputOf } from '@reprise/kernel/http';
import { ACCOUNT_SETTINGS, type AccountSettingsReader } from '@reprise/kernel/ports';
import { RegisterItem } from './check-in/register-item.handler';
import { ComplianceTestQuery } from './control/compliance-test.query';
import { ControlItem } from './control/control-item.handler';
import { SpecificationQuery } from './control/specification.query';
import { TakenPhotosStore } from './control/taken-photos.store';
import { ItemLifecycle } from './lifecycle';
import { ItemReader } from './read/item.reader';

/** Actions of the warehouse: check-in and compliance test. */
@Controller()
export class WarehouseController {
  constructor(
    private readonly reader: ItemReader,
    private readonly items: ItemLifecycle,
    private readonly test: ComplianceTestQuery,
    private readonly specification: SpecificationQuery,
    private readonly bus: CommandBus,
    private readonly photos: TakenPhotosStore,
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettingsReader,
  ) {}

  @Endpoint(checkInItem)
  async checkIn(@Input() { scope, params, body, commandMeta }: InputOf<typeof checkInItem>) {
    const item = await this.reader.byId(scope, params.id);
    const register = new RegisterItem(item, body, actingOn(commandMeta, item));
    return this.reader.after(await this.bus.execute(register), item.id);
  }

  @Endpoint(undoCheckIn)
  async undo(@Input() { scope, params, commandMeta }: InputOf<typeof undoCheckIn>) {
    const item = await this.reader.byId(scope, params.id);
    const undo = { type: 'UndoRegistration', data: { warehouseId: item.warehouseId } } as const;
    const { position } = await this.items.run(item.id, undo, actingOn(commandMeta, item));
    return this.reader.after(position, item.id);
  }

  @Endpoint(readItemQuestions)
  async questions(@Input() { scope, params, query }: InputOf<typeof readItemQuestions>) {
    const buyback = await this.reader.buybackOf(await this.reader.byId(scope, params.id));
    const other = await this.specification.otherDiagnostic(buyback, query.productId);
    const { questions, collectsImei, tacCodes } = other ?? (await this.test.diagnosticOf(buyback));
    const { lowerPriceProofRequired } = await this.settings.read(buyback.accountId);
    const late = other ? undefined : sentLate(buyback);
    return {
      ...(late ? { late } : {}),
      ...{ questions, collectsImei, tacCodes, forcedInvalidImei: buyback.forcedInvalidImei },
      proofRequired: lowerPriceProofRequired,
      declaredAnswers: buyback.answers,
      declaredPrice: buyback.prices.declared,
      currency: buyback.currency,
    };
  }

  @Endpoint(previewControl)
  async preview(@Input() { scope, params, body }: InputOf<typeof previewControl>) {
    const buyback = await this.reader.buybackOf(await this.reader.byId(scope, params.id));
    const other = await this.specification.otherDiagnostic(buyback, body.specification?.productId);
    const { outcome, price, absorbedAmount, late } = await this.test.control(buyback, body.answers, other);
    return {
      outcome,
      declaredPrice: buyback.prices.declared,
      controlledPrice: price.total,
      state: price.state,
      absorbedAmount,
      ...(late ? { late: { until: late.until, sentAt: late.sentAt, dayPrice: late.dayPrice } } : {}),
    };
  }

  @Endpoint(controlItem)
  async control(@Input() { scope, params, body, commandMeta }: InputOf<typeof controlItem>) {
    const item = await this.reader.byId(scope, params.id);
    const control = new ControlItem(item, body, actingOn(commandMeta, item));
    return this.reader.after(await this.bus.execute(control), item.id);
  }

  @Endpoint(photographOpening)
  async opening(@Input() { scope, params, body, commandMeta }: InputOf<typeof photographOpening>) {
    const item = await this.reader.byId(scope, params.id);
    const photo = await this.photos.keep(item.id, body.base64);
    const photograph = { type: 'PhotographOpening', data: { warehouseId: item.warehouseId, photo } } as const;
    const { position } = await this.items.run(item.id, photograph, actingOn(commandMeta, item));
    return reply({ photo }, { position });
  }

  @Endpoint(uploadPhoto)
  async photo(@Input() { scope, params, body }: InputOf<typeof uploadPhoto>) {
    const item = await this.reader.byId(scope, params.id);
    const { key } = await this.photos.keep(item.id, body.base64);
    return { key };
  }
}
