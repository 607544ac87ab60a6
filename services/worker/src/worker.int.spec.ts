import * as buyback from '@reprise/buyback/testing';
import type { ProposalTerms } from '@reprise/contracts/buyback';
import type { PaymentProvider } from '@reprise/contracts/rules';
import * as item from '@reprise/item/testing';
import { eventually } from '@reprise/kernel/testing';
import { readCheckpoint } from '@reprise/read-kernel';
import { replayProjection } from './replay';
import { storyOf } from './story';
import { account, Machine } from './testing/machine';

const { ids } = buyback;
const later: ProposalTerms = {
  ...{ proposalId: ids.proposal, remindAt: [], expiresAt: '2099-01-20T09:00:00.000Z' },
};
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

describe('the complete system', () => {
  let machine: Machine;
  let next = 500;
  beforeEach(async () => {
    machine = new Machine();
    await machine.furnish(ids);
    machine.worker.start();
  });
  afterEach(() => machine.close());

  async function declared(
    circuit: 'web_post' | 'web_collect' | 'store_drop' = 'web_post',
    provider: PaymentProvider = 'gift_card_a',
  ): Promise<string> {
    const id = buyback.anId((next += 1));
    const { payment } = buyback.anOpening();
    const paidInStore = circuit === 'store_drop';
    const opening = buyback.anOpening(circuit, {
      ...{ customerId: ids.customer, storeId: ids.store, payment: { ...payment, provider, paidInStore } },
    });
    await machine.command('buyback', id, buyback.declareBuyback(opening));
    return id;
  }
  const has = (category: string, id: string, type: string) =>
    eventually(async () => (await machine.types(category, id)).includes(type));

  async function negotiated(terms = later): Promise<string> {
    const id = await declared();
    await has('buyback', id, 'BuybackShipped');
    await machine.command('item', id, item.registerItem());
    await machine.command('item', id, item.controlItem('lower', { terms }));
    await has('buyback', id, 'PriceProposed');
    return id;
  }

  it('takes a web buyback from the declaration to a paid gift card, through restarts', async () => {
    await machine.provider({ settleAfterMs: 300 });
    const id = await negotiated();
    expect((await machine.file(`labels/${id}.pdf`))?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await eventually(async () => (await machine.mails()).includes('proposal'));
    await machine.restart();
    await machine.command('buyback', id, buyback.answerProposal('AcceptProposal'));
    await machine.restart();
    await has('payment', id, 'PaymentInitiated');
    await machine.restart();
    await has('payment', id, 'PaymentCompleted');
    await machine.restart();
    await eventually(async () => (await machine.mails()).includes('payment-sent'));
    const paid = await machine.paid(id);
    expect(paid.map(({ amount }) => amount)).toEqual([6_000]);
    expect((await machine.types('payment', id)).filter((type) => type === 'PaymentCompleted')).toHaveLength(
      1,
    );
    expect(await machine.mails()).toEqual([
      ...['buyback-confirmation', 'label-ready', 'payment-sent', 'proposal'],
    ]);
  });

  it('does nothing twice after losing all its records', async () => {
    const id = await negotiated();
    await machine.command('buyback', id, buyback.answerProposal('AcceptProposal'));
    await has('payment', id, 'PaymentCompleted');
    // Its carrier goes on telling after the workshop has it.
    await eventually(async () =>
      (await machine.stream('package', id)).some(({ data }) => Object(data).code === 'DELIVERY_DELIVERED'),
    );
    await eventually(() => machine.caughtUp());
    const before = [await machine.log.head(), await machine.mails(), await machine.paid(id)];
    await machine.restartWithoutMemory();
    await eventually(() => machine.caughtUp());
    expect([await machine.log.head(), await machine.mails(), await machine.paid(id)]).toEqual(before);
  });

  it('sends a declined product back as soon as the carrier is available', async () => {
    await machine.put('stocks', {
      ...{
        _id: item.ids.otherStock,
        accountId: account,
        warehouseId: ids.warehouse,
        native: 'customer_return',
      },
    });
    const id = await negotiated();
    await machine.carrier({ unreachable: true });
    await machine.command('buyback', id, buyback.answerProposal('DeclineProposal'));
    await has('item', id, 'ReturnLabelFailed');
    const failed = (await machine.stream('item', id)).at(-1);
    expect(failed?.data).toEqual({ reason: 'carrier-unreachable', stockId: item.ids.otherStock });
    await machine.carrier({ labelDelayMs: 20 });
    await machine.command('item', id, item.simple('RequestReturnTransport'));
    await has('item', id, 'ReturnLabelIssued');
    expect(await machine.file(`labels/returns/${id}-2.pdf`)).toBeDefined();
    await machine.command('item', id, item.handOverReturn());
    await eventually(async () => (await machine.mails()).includes('return-sent'));
  });

  it('sends reminders of an offer, lets it expire, and sends the product back by itself', async () => {
    const id = await negotiated({ ...later, remindAt: [inMs(0)], expiresAt: inMs(8_000) });
    await machine.restart();
    await has('buyback', id, 'BuybackNotCompleted');
    await has('item', id, 'ReturnLabelIssued');
    expect(await machine.types('payment', id)).toContain('PaymentNotCompleted');
    const expected = ['proposal', 'proposal-reminder', 'proposal-expired'];
    await eventually(async () => {
      const mails = await machine.mails();
      return expected.every((template) => mails.includes(template));
    });
  });

  it('reminds of a promised price that ends, and tells when it has ended', async () => {
    const priceLock = { until: inMs(8_000), remindAt: [inMs(0)] };
    const opening = buyback.anOpening('web_drop', { customerId: ids.customer, priceLock });
    const id = buyback.anId((next += 1));
    await machine.command('buyback', id, buyback.declareBuyback(opening));
    await machine.restart();
    await has('buyback', id, 'PriceLockExpired');
    await eventually(async () => (await machine.mails()).includes('price-lock-expired'));
    expect(await machine.mails()).toContain('price-lock-reminder');
  });

  it('stores the card’s number and PIN with the customer, and not in the log', async () => {
    const id = await negotiated();
    await machine.command('buyback', id, buyback.answerProposal('AcceptProposal'));
    await has('payment', id, 'PaymentCompleted');
    const held = await machine.customers.read({ accountId: account }, ids.customer, 'accounting');
    const [voucher] = held.state === 'known' ? (held.value.vouchers ?? []) : [];
    expect(voucher).toMatchObject({ paymentId: id, kind: 'gift_card' });
    const log = JSON.stringify(await machine.log.readAll('', 1000));
    expect(log).not.toContain(voucher?.number);
    expect(log).toContain(`"numberEnding":"${voucher?.number.slice(-4)}"`);
    const [mail] = (
      await eventually(async () => {
        const sent = await machine.mailer.list(account);
        return sent.some(({ template }) => template === 'payment-sent') && sent;
      })
    ).filter(({ template }) => template === 'payment-sent');
    const content = await machine.mailer.read(account, mail?.id ?? '');
    expect(content?.text).toContain(voucher?.pin);
  });

  it('puts a courier’s collection in transit with the first scan, and reports its delivery', async () => {
    const id = await declared('web_collect');
    await has('package', id, 'PackageDelivered');
    await has('buyback', id, 'BuybackShipped');
    const scans = (await machine.types('package', id)).filter((type) => type === 'DeliveryStatusReported');
    expect(scans).toHaveLength(8);
    await eventually(async () => (await machine.row(id))?.deliveryStatus === 'DELIVERY_DELIVERED');
  });

  it('offers force if the provider refuses to cancel a payment', async () => {
    await machine.provider({ settleAfterMs: 60_000, refuseCancel: true });
    const id = await declared('store_drop');
    await machine.command('buyback', id, buyback.finaliseBuyback());
    await has('payment', id, 'PaymentInitiated');
    await machine.command('buyback', id, buyback.requestCancellation());
    await has('buyback', id, 'CancellationFailed');
    expect(await machine.types('payment', id)).toContain('PaymentCancelFailed');
    await machine.command('buyback', id, buyback.forceCancellation());
    await has('buyback', id, 'BuybackCancelled');
    await eventually(async () => (await machine.mails()).includes('buyback-cancelled'));
  });

  it('waits for the provider before it requests the cancellation, and sends no money afterwards', async () => {
    await machine.provider({ unreachable: true });
    const id = await declared('store_drop');
    await machine.command('buyback', id, buyback.finaliseBuyback());
    await has('payment', id, 'PaymentInitiated');
    await machine.command('buyback', id, buyback.requestCancellation());
    await has('payment', id, 'PaymentCancellationAsked');
    await machine.provider({ settleAfterMs: 60_000 });
    await has('buyback', id, 'BuybackCancelled');
    expect((await machine.types('payment', id)).at(-1)).toBe('PaymentCancelled');
    expect(await machine.paid(id)).toHaveLength(1);
  });

  it('replays a projection beside the live one, finds no difference, and switches', async () => {
    const id = await declared();
    await eventually(async () => (await machine.row(id))?.deliveryStatus === 'DELIVERY_DELIVERED');
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    const reading = { log: machine.log, documents: machine.readDocuments, say };
    await replayProjection('buyback_list', reading);
    expect(said.join('\n')).toContain('0 of 1 compared rows differ');
    expect(said.at(-1)).toBe('buyback_list_v1__1 is live; the old rows are kept for a roll-back');
    expect(await machine.row(id)).toMatchObject({ id, deliveryStatus: 'DELIVERY_DELIVERED' });
    await expect(replayProjection('nothing', reading)).rejects.toThrow('no projection is called nothing');
  });

  it('has threads fill what a replay compares, up to where the live rows are', async () => {
    const id = await declared();
    await eventually(async () => (await machine.row(id))?.deliveryStatus === 'DELIVERY_DELIVERED');
    const { log, readDocuments: documents } = machine;
    await machine.worker.stop();
    const { position } = await readCheckpoint(documents, 'buyback_list_v1');
    const threads = { fill: jest.fn(async () => true) };
    await replayProjection('buyback_list', { log, documents, say: () => undefined, threads }, 'compare');
    expect(threads.fill.mock.calls).toEqual([
      [expect.objectContaining({ name: 'buyback_list_v1' }), 'buyback_list_v1__1', position],
    ]);
  });

  it('tells the story of a buyback in the order of the log', async () => {
    const id = await declared();
    await has('package', id, 'PackageLabelIssued');
    const story = await storyOf(machine.log, id);
    expect(story[0]).toMatch(
      /^\d{4}-\d\d-\d\d [\d:]{8} {2}Buyback declared: web_post\. \(warehouse_operator u-1\)\n.+ product\.label Aurora 12 .+ price\.total 10000 /,
    );
    expect(
      story.some((line) => /Shipping label created\. \(issue-label\)\n.+ trackingNumber RP/.test(line)),
    ).toBe(true);
  });
});
