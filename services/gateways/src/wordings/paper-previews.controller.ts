import { Controller, Inject } from '@nestjs/common';
import { paperPreviewEndpoints as endpoints } from '@reprise/contracts/configuration';
import type { Clock } from '@reprise/kernel';
import { Endpoint, fileReply, Input, type InputOf } from '@reprise/kernel/http';
import {
  ACCOUNT_SETTINGS,
  CLOCK,
  DOCUMENTS,
  FILES,
  type AccountSettingsReader,
  type FileStore,
} from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';
import { drawForReader } from '../documents';
import { DocumentReference } from '../reactors/document-reference';
import { labelSample, soldSample, transferOrderSample } from './paper-sample';

/** Papers with what somebody is about to save, drawn by what draws the real ones. */
@Controller()
export class PaperPreviewsController {
  private readonly reference: DocumentReference;

  constructor(
    @Inject(DOCUMENTS) documents: Documents,
    @Inject(FILES) files: FileStore,
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettingsReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.reference = new DocumentReference(documents, files);
  }

  @Endpoint(endpoints.transferOrder)
  async transferOrder(@Input() { body, scope }: InputOf<typeof endpoints.transferOrder>) {
    const { accountId } = scope;
    const { locale: own, ...brand } = await this.reference.brand(accountId);
    const locale = body.language ?? own;
    const { barCodeEnabled } = await this.settings.read(accountId);
    const signedAt = this.clock.now().toISOString();
    const values = transferOrderSample(locale);
    const about = { ...soldSample(locale), signedAt, values, copies: 1, barCodeEnabled };
    const order = { ...about, locale, brand, text: body.text };
    const pdf = await drawForReader({ kind: 'transferOrders', input: [order] });
    return fileReply(pdf, { name: 'terugkoop.pdf' });
  }

  @Endpoint(endpoints.label)
  async label(@Input() { body, scope }: InputOf<typeof endpoints.label>) {
    const { name, locale } = await this.reference.brand(scope.accountId);
    const logo = await this.reference.logo(body.logo);
    const brand = { name, ...(body.mainColor && { colour: body.mainColor }), ...(logo && { logo }) };
    const input = { ...labelSample(locale), locale, brand };
    const pdf = await drawForReader({ kind: 'shippingLabel', input });
    return fileReply(pdf, { name: 'tracking-label.pdf' });
  }
}
