import { Controller } from '@nestjs/common';
import { downloadItemPhoto, moveItems, readItemDiagnostics, readItemHistory } from '@reprise/contracts/item';
import { Endpoint, fileReply, Input, type InputOf } from '@reprise/kernel/http';
import { ItemDiagnosticsReader } from '../diagnostics/item-diagnostics.reader';
import { ItemPhotos } from '../diagnostics/item-photos.reader';
import { ItemHistoryQuery } from '../history/item-history.query';
import { ItemReader } from '../read/item.reader';
import { ItemMoves } from './item-moves.lifecycle';

/** Items in stock: many moved at once, and what became of each. */
@Controller()
export class StockItemsController {
  constructor(
    private readonly reader: ItemReader,
    private readonly tests: ItemDiagnosticsReader,
    private readonly photos: ItemPhotos,
    private readonly history: ItemHistoryQuery,
    private readonly moves: ItemMoves,
  ) {}

  @Endpoint(readItemHistory)
  async past(@Input() { scope, params }: InputOf<typeof readItemHistory>) {
    return this.history.of(scope.accountId, await this.reader.bought(scope, params.id));
  }

  @Endpoint(readItemDiagnostics)
  async diagnostics(@Input() { scope, params, session }: InputOf<typeof readItemDiagnostics>) {
    const item = await this.reader.byId(scope, params.id);
    return this.tests.of(scope, item, session.permissions.includes('buyback.read-comments'));
  }

  @Endpoint(downloadItemPhoto)
  async photo(@Input() { scope, params }: InputOf<typeof downloadItemPhoto>) {
    const item = await this.reader.byId(scope, params.id);
    const { bytes, contentType } = await this.photos.file(item.id, params.name);
    return fileReply(bytes, { type: contentType });
  }

  @Endpoint(moveItems)
  async move(@Input() { scope, body, commandMeta }: InputOf<typeof moveItems>) {
    return { lines: [...(await this.moves.run(scope, body, commandMeta))] };
  }
}
