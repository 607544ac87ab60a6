import { Controller, Inject } from '@nestjs/common';
import { mailTextEndpoints, paperPreviewEndpoints, type MailPreview } from '@reprise/contracts/configuration';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { DOCUMENTS, FILES, type FileStore } from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';
import { composeMail, withPicture } from '../mail';
import { DocumentReference } from '../reactors/document-reference';
import { mailSample } from './mail-sample';

const { preview } = mailTextEndpoints;
const { mail: designed } = paperPreviewEndpoints;

/** Drawn by what sends the mails, with the account's name, logo and colour. */
@Controller()
export class MailPreviewsController {
  private readonly reference: DocumentReference;

  constructor(@Inject(DOCUMENTS) documents: Documents, @Inject(FILES) files: FileStore) {
    this.reference = new DocumentReference(documents, files);
  }

  @Endpoint(preview)
  async preview(@Input() { body, scope }: InputOf<typeof preview>): Promise<MailPreview> {
    const { mail: template, language: locale, ...words } = body;
    const { locale: _ours, ...brand } = await this.reference.brand(scope.accountId);
    const composed = composeMail({ template, locale, brand, words, data: mailSample(locale) });
    return { ...composed, html: withPicture(composed.html, brand.logo) };
  }

  /** The mail that every customer gets first. */
  @Endpoint(designed)
  async designed(@Input() { body, scope }: InputOf<typeof designed>): Promise<MailPreview> {
    const { name, locale } = await this.reference.brand(scope.accountId);
    const logo = await this.reference.logo(body.logo);
    const brand = { name, ...(body.mainColor && { colour: body.mainColor }), ...(logo && { logo }) };
    const data = mailSample(locale);
    const composed = composeMail({ template: 'buyback-confirmation', locale, brand, data });
    return { ...composed, html: withPicture(composed.html, logo) };
  }
}
