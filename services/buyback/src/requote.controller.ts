import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { acceptRequote, readRequote } from '@reprise/contracts/buyback';
import { Endpoint, Input, reply, type InputOf } from '@reprise/kernel/http';
import { LinkReader } from './follow/link.reader';
import { RequoteBuyback } from './follow/requote-buyback.handler';
import { RequoteQuery } from './follow/requote.query';

/** The customer's way from a promise that ended to the price of the day. */
@Controller()
export class RequoteController {
  constructor(
    private readonly links: LinkReader,
    private readonly quotes: RequoteQuery,
    private readonly bus: CommandBus,
  ) {}

  @Endpoint(readRequote)
  async show(@Input() { params, query }: InputOf<typeof readRequote>) {
    const row = await this.links.byToken(params.id, query.token);
    const { price, priceLock } = await this.quotes.shown(row);
    const { id, productLabel, productLabelTranslations, prices } = row;
    return {
      ...{ id, productLabel, currency: price.currency, until: priceLock.until },
      ...(productLabelTranslations && { productLabelTranslations }),
      ...{ oldPrice: prices.declared, newPrice: price.total },
    };
  }

  @Endpoint(acceptRequote)
  async accept(@Input() { params, body, correlationId }: InputOf<typeof acceptRequote>) {
    const row = await this.links.byToken(params.id, body.token);
    const { price, until, position } = await this.bus.execute(
      new RequoteBuyback(row, body.price, correlationId),
    );
    return reply({ id: row.id, price, until }, { position });
  }
}
