import { Controller, Inject } from '@nestjs/common';
import {
  downloadItemPassport,
  openItemPassport,
  printShelfLabels,
  printShelfLabelsZpl,
  readItemPassport,
} from '@reprise/contracts/item';
import { Endpoint, fileReply, Input, type InputOf } from '@reprise/kernel/http';
import { PRINTER, type Printer } from '@reprise/kernel/ports';
import type { TenantScope } from '@reprise/read-kernel/query';
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

  @Endpoint(printShelfLabels)
  async labels(@Input() { scope, body }: InputOf<typeof printShelfLabels>) {
    const labels = await this.printer.shelfLabels(await this.labelled(scope, body.itemIds));
    return fileReply(labels, { name: 'shelf-labels.pdf' });
  }

  @Endpoint(printShelfLabelsZpl)
  async zpl(@Input() { scope, body }: InputOf<typeof printShelfLabelsZpl>) {
    const labels = await this.printer.shelfLabelsZpl(await this.labelled(scope, body.itemIds));
    return fileReply(labels, { name: 'shelf-labels.zpl' });
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

  /** @throws Refusal `not-found` if one of them is out of reach: a label that lacks would not be noticed. */
  private labelled(scope: TenantScope, itemIds: readonly string[]) {
    return Promise.all(itemIds.map(async (id) => this.papers.label(await this.reader.bought(scope, id))));
  }
}
