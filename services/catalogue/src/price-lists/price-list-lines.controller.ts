import { Controller } from '@nestjs/common';
import {
  adjustPriceList,
  enterPriceFile,
  listPriceListLines,
  putPriceListLines,
  removePriceListLine,
} from '@reprise/contracts/price-lists';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { DraftLines } from './draft-lines.store';
import { PriceFile } from './price-file.store';
import { PriceListReader } from './price-list.reader';

@Controller()
export class PriceListLinesController {
  constructor(
    private readonly reader: PriceListReader,
    private readonly editor: DraftLines,
    private readonly file: PriceFile,
  ) {}

  @Endpoint(listPriceListLines)
  list(@Input() { scope, params, list }: InputOf<typeof listPriceListLines>) {
    return this.reader.page(scope, params.id, list);
  }

  @Endpoint(putPriceListLines)
  async put(@Input() { scope, params, body }: InputOf<typeof putPriceListLines>) {
    return { lines: await this.editor.put(await this.reader.byId(scope, params.id), body.lines) };
  }

  @Endpoint(enterPriceFile)
  async enter(@Input() { scope, params, body }: InputOf<typeof enterPriceFile>) {
    return this.file.enter(await this.reader.byId(scope, params.id), Buffer.from(body.file.bytes));
  }

  @Endpoint(adjustPriceList)
  async adjust(@Input() { scope, params, body }: InputOf<typeof adjustPriceList>) {
    return { lines: await this.editor.adjust(await this.reader.byId(scope, params.id), body) };
  }

  @Endpoint(removePriceListLine)
  async remove(@Input() { scope, params }: InputOf<typeof removePriceListLine>): Promise<void> {
    await this.editor.remove(await this.reader.byId(scope, params.id), params.productId);
  }
}
