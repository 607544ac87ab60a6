import type { RecordedEvent } from '@reprise/contracts/kernel';
import { cloudEventOf, messageKeyOf, type CloudEvent, type EventFeedPage } from '@reprise/contracts/messages';
import { readModels as every, type Engines } from '@reprise/hosting';
import type { TopicReader } from '@reprise/relay/testing';
import { eventually } from '@reprise/kernel/testing';
import { accountIdOf, tenants } from '../../demo/demo-ids';
import { oneBuyback, type BuybackRow } from './one-buyback';
import { Traveller, type Sent } from './traveller';

/** A running product, with the demonstration in it. */
export type World = {
  readonly origins: readonly string[];
  /** The same engines, to inspect their content. */
  readonly engines: Engines;
  readonly topic?: TopicReader;
  close(): Promise<void>;
};

const account = accountIdOf(tenants[0]);
/** The required events in the streams of a buyback paid after a lower offer, each once and in this order. */
const story = {
  buyback: [
    ...['BuybackDeclared', 'BuybackShipped', 'ProcessingStarted', 'BuybackControlled', 'PriceProposed'],
    ...['ProposalAccepted', 'BuybackCompleted'],
  ],
  item: ['ItemCreated', 'ItemRegisteredInWarehouse', 'ItemControlled', 'ItemNegotiated'],
  payment: ['PaymentCreated', 'PaymentDue', 'PaymentInitiated', 'PaymentCompleted'],
  package: ['PackageOpened', 'PackageClosed', 'PackageLabelIssued', 'PackageDelivered'],
} as const;
/** A package has several. */
const repeated = 'DeliveryStatusReported';

async function wholeLog({ log }: Engines): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for (let page = await log.readAll('', 500); page.length > 0;) {
    events.push(...page);
    page = await log.readAll(events.at(-1)?.position ?? '', 500);
  }
  return events;
}

const publicMessages = (events: readonly RecordedEvent[]): readonly CloudEvent[] =>
  events.map((event) => cloudEventOf(event)).filter((message) => message !== undefined);

function byKey(events: readonly RecordedEvent[]): Record<string, readonly CloudEvent[]> {
  const keys = [...new Set(events.map(messageKeyOf))];
  const pairs = keys.map((key) => {
    const own = publicMessages(events.filter((event) => messageKeyOf(event) === key));
    return [key, own] as const;
  });
  return Object.fromEntries(pairs.filter(([, messages]) => messages.length > 0));
}

async function feed(people: Traveller): Promise<readonly CloudEvent[]> {
  const messages: CloudEvent[] = [];
  for (let after = '', more = true; more;) {
    const from = after ? `&after=${encodeURIComponent(after)}` : '';
    const page = await people.get<EventFeedPage>('admin', `/event-feed?limit=500${from}`);
    messages.push(...page.messages);
    ({ next: after, more } = page);
  }
  return messages;
}

/** One buyback, from the declaration to its payment, and everything that must hold wherever the product runs. */
export function coreJourney(title: string, open: () => Promise<World>, { bus }: { bus: boolean }): void {
  describe(title, () => {
    let world: World;
    let people: Traveller;
    let id: string;
    let checkedIn: Sent;
    beforeAll(async () => {
      world = await open();
      const settings = { _id: account, labelDelayMs: 100, stepMs: 1 };
      await world.engines.documents.collection({ name: 'sandbox_carrier_settings' }).put(settings);
      people = new Traveller(world.origins);
      ({ id, checkedIn } = await oneBuyback(people));
    });
    afterAll(() => world?.close());

    it('is paid the validated amount once', async () => {
      const { status, payment, prices } = await people.get<BuybackRow>('admin', `/buybacks/${id}`);
      expect({ status, payment: payment.status }).toEqual({
        status: 'bb_completed_with_negociation',
        payment: 'payment_completed',
      });
      const sent = world.engines.documents.collection<{ _id: string; amount: number }>({
        name: 'sandbox_payments',
      });
      const asked = await sent.find({ paymentId: id, kind: 'initiate' });
      expect(asked.map(({ amount }) => amount)).toEqual([prices.validated]);
    });

    it('is the same on every host that answers', async () => {
      const rows = await Promise.all(world.origins.map((at) => people.get('admin', `/buybacks/${id}`, at)));
      rows.forEach((row) => expect(row).toEqual(rows[0]));
    });

    it.each(Object.entries(story))(
      'has the expected events in the %s, once and in order',
      async (category, steps) => {
        const events = await world.engines.log.readStream(`${category}-${id}`);
        const types = events.map(({ type }) => type).filter((type) => type !== repeated);
        expect(types).toHaveLength(new Set(types).size);
        // The carrier's scans may come before or after people's actions.
        expect(types.filter((type) => (steps as readonly string[]).includes(type))).toEqual(steps);
        expect(events.map(({ revision }) => revision)).toEqual(events.map((_, n) => n));
      },
    );

    it('answers a repeated command with its first reply, whichever host it reaches', async () => {
      const before = await world.engines.log.readStream(`item-${id}`);
      for (const at of world.origins) {
        const repeat = {
          as: 'warehouse_operator',
          method: 'POST',
          path: `/items/${id}/check-in`,
          key: 'check-in',
        } as const;
        const { status, body } = await people.once({ ...repeat, body: {}, at });
        expect({ status, body }).toEqual({ status: checkedIn.status, body: checkedIn.body });
      }
      expect(await world.engines.log.readStream(`item-${id}`)).toEqual(before);
    });

    it('is in every list up to the end of the log', async () => {
      const { log, readModels } = world.engines;
      const head = await log.head();
      for (const { projection } of every) await readModels.waitForPosition(projection, head, 30_000);
    });

    it.each(['samsung galaxy', 'samsnug'])('finds its product by "%s" everywhere', async (words) => {
      const path = `/products?search_product_buyback=${encodeURIComponent(words)}`;
      for (const at of world.origins) {
        const found = await eventually(async () => {
          const products = await people.get<readonly { label: string }[]>('admin', path, at);
          return products.length > 0 && products;
        });
        expect(found.map(({ label }) => label)).toContain('Samsung Galaxy S23 256 Go');
      }
    });

    it('sent partners everything public, in log order', async () => {
      const told = async () =>
        publicMessages((await wholeLog(world.engines)).filter(({ accountId }) => accountId === account));
      const before = await told();
      const messages = await feed(people);
      // The carrier is asked again meanwhile.
      expect(messages).toEqual((await told()).slice(0, messages.length));
      expect(messages.length).toBeGreaterThanOrEqual(before.length);
      expect(messages.filter(({ subject }) => subject === `payment-${id}`).length).toBeGreaterThan(0);
    });

    if (!bus) return;
    it('is on the bus as in the log, each key in order', async () => {
      const { topic } = world;
      if (!topic) throw new RangeError('this world has no bus');
      const wanted = byKey(await wholeLog(world.engines));
      const ids = Object.values(wanted).flatMap((messages) => messages.map((message) => message.id));
      await eventually(() => new Set(topic.ids).size >= ids.length);
      expect(Object.fromEntries(topic.firsts)).toEqual(wanted);
    });
  });
}
