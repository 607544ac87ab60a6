import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  cancelBuyback,
  cancelBuybacks,
  countBuybacks,
  eraseCustomer,
  explainPrice,
  findBuybacks,
  findCustomerBuybacks,
  listBuybacks,
  readBuyback,
  readBuybackByNumber,
  readBuybackCustomer,
  readBuybackTimeline,
} from '@reprise/contracts/buyback';
import { Refusal } from '@reprise/contracts/problems';
import { mayKnowCustomer } from '@reprise/contracts/rules';
import { actingOn } from '@reprise/kernel';
import { eachInBulk, Endpoint, Input, reply, type InputOf } from '@reprise/kernel/http';
import { CancelBuyback } from './cancel/cancel-buyback.handler';
import { EraseCustomer } from './erase/erase-customer.handler';
import { PriceExplanationQuery } from './explain/price-explanation.query';
import { BuybackFinder } from './read/buyback-finder.query';
import { BuybackReader } from './read/buyback.reader';
import { FileTextsReader } from './read/file-texts.reader';
import { CustomerReader } from './read/customer.reader';
import { mayList } from './read/buyback-list.guard';
import { NotesReader } from './read/notes.reader';
import { TimelineQuery } from './read/timeline.query';

@Controller()
export class BuybackController {
  constructor(
    private readonly reader: BuybackReader,
    private readonly texts: FileTextsReader,
    private readonly timeline: TimelineQuery,
    private readonly notes: NotesReader,
    private readonly customers: CustomerReader,
    private readonly explanations: PriceExplanationQuery,
    private readonly finder: BuybackFinder,
    private readonly bus: CommandBus,
  ) {}

  @Endpoint(listBuybacks)
  list(@Input() { scope, list, session }: InputOf<typeof listBuybacks>) {
    mayList(list, session);
    return this.reader.list(scope, list);
  }

  @Endpoint(countBuybacks)
  async counts(@Input() { scope }: InputOf<typeof countBuybacks>) {
    return { counts: await this.reader.counts(scope) };
  }

  @Endpoint(findBuybacks)
  async find(@Input() { scope, query }: InputOf<typeof findBuybacks>) {
    return { found: await this.finder.byCode(scope, query.text) };
  }

  @Endpoint(findCustomerBuybacks)
  async findCustomer(@Input() { scope, session, body }: InputOf<typeof findCustomerBuybacks>) {
    return { found: await this.finder.byCustomer(scope, session, body.text) };
  }

  @Endpoint(readBuyback)
  async read(@Input() { scope, params }: InputOf<typeof readBuyback>) {
    const row = await this.reader.byId(scope, params.id);
    return this.texts.told(row, this.reader.shown(row));
  }

  @Endpoint(readBuybackByNumber)
  async byNumber(@Input() { scope, params, session }: InputOf<typeof readBuybackByNumber>) {
    return this.reader.shown(await this.reader.byNumber(scope, params.number, session));
  }

  @Endpoint(readBuybackTimeline)
  async history(@Input() { scope, params, session }: InputOf<typeof readBuybackTimeline>) {
    const row = await this.reader.byId(scope, params.id);
    const told = await this.timeline.of(row.accountId, row.id, row.transport.packageId);
    const noted = await this.timeline.named(scope.accountId, told);
    // A comment may name the customer.
    if (session.permissions.includes('buyback.read-comments') && mayKnowCustomer(scope.accountId, row))
      return { entries: await this.notes.commented(row.accountId, noted) };
    return { entries: noted.map(({ noteId: _noteId, ...entry }) => entry) };
  }

  @Endpoint(explainPrice)
  async explain(@Input() { scope, params }: InputOf<typeof explainPrice>) {
    const row = await this.reader.byId(scope, params.id);
    // The rules of a price are those of the account that offered it, also where another one buys.
    if (row.accountId !== scope.accountId) throw new Refusal('not-found');
    return this.explanations.of(row);
  }

  @Endpoint(readBuybackCustomer)
  async customer(@Input() { scope, params, session }: InputOf<typeof readBuybackCustomer>) {
    const row = await this.reader.byId(scope, params.id);
    if (!mayKnowCustomer(scope.accountId, row)) throw new Refusal('not-found');
    return this.customers.read(row, session);
  }

  @Endpoint(eraseCustomer)
  async erase(@Input() { scope, params, session }: InputOf<typeof eraseCustomer>) {
    const row = await this.reader.byId(scope, params.id);
    // Only the account that took the product in keeps the customer's data.
    if (row.accountId !== scope.accountId) throw new Refusal('not-found');
    return this.bus.execute(new EraseCustomer(row, session));
  }

  @Endpoint(cancelBuyback)
  async cancel(@Input() { scope, params, body, session, commandMeta }: InputOf<typeof cancelBuyback>) {
    if (body.force && !session.permissions.includes('buyback.force-cancel')) throw new Refusal('forbidden');
    const row = await this.reader.byId(scope, params.id);
    const position = await this.bus.execute(new CancelBuyback(row.id, body, actingOn(commandMeta, row)));
    return reply(await this.reader.after(position, row.id), { position });
  }

  @Endpoint(cancelBuybacks)
  cancelMany(@Input() input: InputOf<typeof cancelBuybacks>) {
    return eachInBulk(cancelBuybacks, input, (line) => this.cancel(line));
  }
}
