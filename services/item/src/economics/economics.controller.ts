import { Controller } from '@nestjs/common';
import { listItemsInStock, readItemEconomics } from '@reprise/contracts/item';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { ItemEconomicsReader } from './item-economics.reader';

/** What lies in stock, and what it has cost. */
@Controller()
export class EconomicsController {
  constructor(private readonly reader: ItemEconomicsReader) {}

  @Endpoint(listItemsInStock)
  list(@Input() { scope, list }: InputOf<typeof listItemsInStock>) {
    return this.reader.inStock(scope, list);
  }

  @Endpoint(readItemEconomics)
  read(@Input() { scope, params }: InputOf<typeof readItemEconomics>) {
    return this.reader.of(scope, params.id);
  }
}
