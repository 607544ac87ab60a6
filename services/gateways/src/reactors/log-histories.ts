import { buybackEvents, priceSettledBy, proposalClosedBy } from '@reprise/contracts/buyback';
import { itemEvents } from '@reprise/contracts/item';
import { oncePerObject, type RecordedEvent } from '@reprise/contracts/kernel';
import { packageEvents } from '@reprise/contracts/package';
import { paymentEvents } from '@reprise/contracts/payment';
import { streamName, type EventLog } from '@reprise/kernel';
import type { z } from 'zod';
import type { BuybackFacts, Histories, PackageFacts, PaymentFacts, ReturnLabel } from './ports';
import { idOf } from './reactor-language';

type Events = readonly RecordedEvent[];

/** The data of the last event of a type. */
function last<D>(schema: z.ZodType<D>, type: string, events: Events): D | undefined {
  const event = events.findLast((each) => each.type === type);
  return event && schema.parse(event.data);
}

const completedFacts = ({ data, time: at }: RecordedEvent) => ({
  validatedPrice: buybackEvents.schemas.BuybackCompleted.parse(data).validatedPrice,
  at,
});

const lastOf = (types: readonly string[], events: Events): number =>
  events.findLastIndex(({ type }) => types.includes(type));

function buybackFacts(events: Events): BuybackFacts | undefined {
  const [first] = events;
  const opening = last(buybackEvents.schemas.BuybackDeclared, 'BuybackDeclared', events);
  if (!first || !opening) return undefined;
  const checked = last(buybackEvents.schemas.BuybackRediagnosed, 'BuybackRediagnosed', events);
  const requoted = last(buybackEvents.schemas.BuybackRequoted, 'BuybackRequoted', events);
  const finalised = last(buybackEvents.schemas.BuybackFinalised, 'BuybackFinalised', events);
  const completed = events.findLast(({ type }) => type === 'BuybackCompleted');
  const proposal = last(buybackEvents.schemas.PriceProposed, 'PriceProposed', events);
  return {
    ...opening,
    ...(requoted && { answers: requoted.answers, price: requoted.price, priceLock: requoted.priceLock }),
    ...(checked && { answers: checked.answers, price: checked.price }),
    ...(finalised && { storeId: finalised.storeId, customerId: finalised.customerId }),
    ...(proposal && { proposal }),
    proposalOpen: lastOf(['PriceProposed'], events) > lastOf(proposalClosedBy, events),
    priceSettled: lastOf(priceSettledBy, events) >= 0,
    ...(completed && { completed: completedFacts(completed) }),
    id: idOf(first),
  };
}

function paymentFacts(events: Events): PaymentFacts | undefined {
  const created = last(paymentEvents.schemas.PaymentCreated, 'PaymentCreated', events);
  if (!created) return undefined;
  const { amount, currency } = last(paymentEvents.schemas.PaymentDue, 'PaymentDue', events) ?? created;
  return { amount: { amount, currency }, modeId: created.choice.modeId, label: created.choice.label };
}

function packageFacts(events: Events): PackageFacts | undefined {
  const opened = last(packageEvents.schemas.PackageOpened, 'PackageOpened', events);
  const label = last(packageEvents.schemas.PackageLabelIssued, 'PackageLabelIssued', events);
  const cancelled = events.some(({ type }) => type === 'PackageCancelled');
  return opened && { ...opened, cancelled, ...(label && { label }) };
}

/** Reads the one stream that a reactor needs: short, and as current as the log itself. */
export class LogHistories implements Histories {
  // The log hands out the same array until something is appended.
  private readonly buybackFacts = oncePerObject(buybackFacts);
  private readonly packageFacts = oncePerObject(packageFacts);

  constructor(private readonly log: Pick<EventLog, 'readStream'>) {}

  async buyback(accountId: string, id: string): Promise<BuybackFacts | undefined> {
    return this.buybackFacts(await this.stream(accountId, 'buyback', id));
  }
  async payment(accountId: string, id: string): Promise<PaymentFacts | undefined> {
    return paymentFacts(await this.stream(accountId, 'payment', id));
  }
  async package(accountId: string, id: string): Promise<PackageFacts | undefined> {
    return this.packageFacts(await this.stream(accountId, 'package', id));
  }
  async returnLabel(accountId: string, itemId: string): Promise<ReturnLabel | undefined> {
    const events = await this.stream(accountId, 'item', itemId);
    return last(itemEvents.schemas.ReturnLabelIssued, 'ReturnLabelIssued', events);
  }

  private async stream(accountId: string, category: string, id: string): Promise<Events> {
    const events = await this.log.readStream(streamName(category, id));
    const isOwn = (event: RecordedEvent): boolean => event.accountId === accountId;
    return events.every(isOwn) ? events : events.filter(isOwn);
  }
}
