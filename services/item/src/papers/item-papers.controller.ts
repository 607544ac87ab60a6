import { Controller, Inject } from '@nestjs/common';
import {
  downloadItemPassport,
  downloadShelfLabel,
  downloadShelfLabelZpl,
  openItemPassport,
  readItemPassport,
} from '@reprise/contracts/item';
import { Endpoint, fileReply, Input, type InputOf } from '@reprise/kernel/http';
import { PRINTER, type Printer } from '@reprise/kernel/ports';
import { ItemReader } from '../read/item.reader';
import { ItemPapers } from './item-papers.reader';

/** Labels for the shelf and passports for the next owner. */
@Controller()
export class ItemPapersController {
  constructor(
    private readonly reader: ItemReader,
    private readonly papers: ItemPapers,
    @Inject(PRINTER) private readonly printer: Printer,
  ) {}

  @Endpoint(downloadShelfLabel)
  async label(@Input() { scope, params }: InputOf<typeof downloadShelfLabel>) {
    const item = await this.reader.bought(scope, params.id);
    const label = await this.printer.shelfLabel(await this.papers.label(item));
    return fileReply(label, { name: `shelf-${item.identificationNumber}.pdf` });
  }

  @Endpoint(downloadShelfLabelZpl)
  async zpl(@Input() { scope, params }: InputOf<typeof downloadShelfLabelZpl>) {
    const item = await this.reader.bought(scope, params.id);
    const label = this.printer.shelfLabelZpl(await this.papers.label(item));
    return fileReply(label, { name: `shelf-${item.identificationNumber}.zpl` });
  }

  @Endpoint(downloadItemPassport)
  async passport(@Input() { scope, params }: InputOf<typeof downloadItemPassport>) {
    const item = await this.reader.bought(scope, params.id);
    const paper = await this.papers.paper(item);
    return fileReply(paper, { name: `passport-${item.identificationNumber}.pdf` });
  }

  @Endpoint(readItemPassport)
  async verify(@Input() { params, query }: InputOf<typeof readItemPassport>) {
    return this.papers.passport(this.papers.mustOpen(await this.reader.anyOf(params.id), query.token));
  }

  @Endpoint(openItemPassport)
  async open(@Input() { params, query }: InputOf<typeof openItemPassport>) {
    const item = this.papers.mustOpen(await this.reader.anyOf(params.id), query.token);
    return fileReply(await this.papers.paper(item));
  }
}
