import type { RecordedEvent } from '@reprise/contracts/kernel';
import { carrierIdOf } from '@reprise/contracts/rules';
import type { Reactor } from '@reprise/kernel';
import { account, anOpening, code, ids, ReactorWorld } from '../testing/reactor-world';
import { mailConfirmation } from './mail-confirmation.reactor';
import { mailLabelReady } from './mail-label-ready.reactor';
import { mailCancelled, mailQuarantine, mailReturnSent } from './mail-outcome.reactor';
import { mailPaymentSent } from './mail-payment-sent.reactor';
import { mailPriceLockExpired, mailPriceLockReminder } from './mail-price-lock.reactor';
import { mailProposal, mailProposalExpired, mailProposalReminder } from './mail-proposal.reactor';
import type { ReactorPorts } from './ports';
import { inOrder } from './reactor-language';

const b = ids.buyback;
const token = `token=${encodeURIComponent(`${account}/${b}`)}`;

const chosen = { transport: { methodId: ids.other, label: 'Par la poste' } };
/** The way that was chosen, with its steps; the first is to print. */
const offering = (...steps: readonly string[]) => {
  const instructions = steps.map((label, index) => ({
    ...{ label, labelTranslations: { 'en-GB': `${label} (en)` } },
    type: index === 0 && steps.length > 1 ? ('print' as const) : ('none' as const),
  }));
  return { options: [{ id: ids.other, instructions }] };
};

describe('mails to customers', () => {
  let world: ReactorWorld;
  let declared: RecordedEvent;
  beforeEach(async () => {
    world = new ReactorWorld();
    await world.customer();
    await world.organisations();
    declared = world.declared(chosen);
  });
  async function write(make: (ports: ReactorPorts) => Reactor, event: RecordedEvent) {
    expect(await world.react(make(world.ports), event)).toEqual([]);
    return world.mails.at(-1);
  }
  const happened = (category: string, type: string, data: object) =>
    world.happened(category, b, { type, data });
  const proposed = (more: object = {}) =>
    happened('buyback', 'PriceProposed', {
      ...{ proposalId: ids.proposal, declaredPrice: 10_000, proposedPrice: 6_000, remindAt: [] },
      ...{ differences: [{ questionId: ids.other, question: 'Écran ?', declared: 'Intact', found: 'Rayé' }] },
      expiresAt: '2026-01-20T09:00:00.000Z',
      ...more,
    });

  it('confirm a declaration in the customer’s language, with the next steps', async () => {
    await world.put('payment_modes', { _id: ids.mode, accountId: account, mailContent: 'Sous 5 jours.' });
    world.offered = offering('Imprimez', 'Postez');
    const mail = await write(mailConfirmation, declared);
    expect(mail).toMatchObject({ to: 'zoe@demo.test', locale: 'fr-FR', brand: { name: 'Démo' } });
    for (const words of [code, '100,00', 'Imprimez', 'Postez', 'Sous 5 jours.', 'Aurora 12']) {
      expect(mail?.text).toContain(words);
    }
    expect(mail?.text).toContain(`https://shop.test/tracking/${b}?${token}`);
  });

  it.each([
    ['de-DE', 'Morgenrot 12'],
    ['fr-FR', 'Aurore 12'],
    ['nl-BE', 'Aurora 12'],
  ] as const)(
    'name the product in the language of the mail, %s, where it has a name in it',
    async (locale, name) => {
      world = new ReactorWorld();
      await world.customer({ locale });
      await world.organisations();
      const labelTranslations = { 'fr-FR': 'Aurore 12', 'de-DE': 'Morgenrot 12' };
      const { product } = anOpening();
      declared = world.declared({ product: { ...product, labelTranslations } });
      const names = ['Aurora 12', 'Aurore 12', 'Morgenrot 12'];
      for (const mail of [await write(mailConfirmation, declared), await write(mailProposal, proposed())]) {
        expect(mail?.locale).toBe(locale);
        expect(names.filter((each) => mail?.text.includes(each))).toEqual([name]);
      }
    },
  );

  it('tell the steps of the way that was chosen, in the language of the mail', async () => {
    world = new ReactorWorld();
    await world.customer({ locale: 'en-GB' });
    await world.organisations();
    declared = world.declared(chosen);
    const another = offering('Postez').options.map((option) => ({ ...option, id: ids.mode }));
    world.offered = { options: [...another, ...offering('Déposez').options] };
    const text = (await write(mailConfirmation, declared))?.text;
    expect(text).toContain('Déposez (en)');
    expect(text).not.toContain('Postez');
  });

  it('tell nobody to print a label where there is none', async () => {
    world.offered = offering('Imprimez', 'Apportez');
    const mail = await write(mailConfirmation, world.declared({ ...chosen, circuit: 'web_drop' }));
    expect(mail?.text).toContain('Apportez');
    expect(mail?.text).not.toContain('Imprimez');
  });

  it('confirm a declaration without its steps where nothing says them any more', async () => {
    expect((await write(mailConfirmation, declared))?.text).toContain(code);
  });

  it('do not confirm a store’s declaration', async () => {
    await write(mailConfirmation, world.declared({ channel: 'store', circuit: 'store_drop' }));
    expect(world.mails).toEqual([]);
  });

  it.each([
    ['without an address', () => world.declared({ customerId: undefined })],
    ['of another account', () => ({ ...declared, accountId: 'account-2' })],
  ])('are not written to a customer %s', async (_, event) => {
    await write(mailConfirmation, event());
    expect(world.mails).toEqual([]);
  });

  it('are not written to an erased customer', async () => {
    await world.customers.eraseContact({ accountId: account }, ids.customer);
    await write(mailConfirmation, declared);
    expect(world.mails).toEqual([]);
  });

  it('offer a new price with both answers, and remind of it', async () => {
    const mail = await write(mailProposal, proposed());
    for (const words of [
      '60,00',
      'Écran ?',
      'Intact',
      'Rayé',
      `/buyback/${b}/accept?${token}`,
      `/buyback/${b}/reject?${token}`,
    ]) {
      expect(mail?.text).toContain(words);
    }
    const reminder = happened('buyback', 'ProposalReminded', { proposalId: ids.proposal, reminder: 1 });
    expect(await write(mailProposalReminder, reminder)).toMatchObject({ template: 'proposal-reminder' });
  });

  it('say of a parcel that was sent late until when its price was promised, and what it was worth then', async () => {
    const dates = { until: '2026-01-04T09:00:00.000Z', sentAt: '2026-01-05T09:00:00.000Z' };
    const mail = await write(
      mailProposal,
      proposed({ differences: [], late: { ...dates, dayPrice: 6_100 } }),
    );
    for (const words of ['4 janvier 2026', '5 janvier 2026', '61,00']) expect(mail?.text).toContain(words);
    expect(mail?.text).not.toContain('Nous avons constaté');
  });

  it('announce that an offer expired, and that a buyback was cancelled', async () => {
    const expired = happened('buyback', 'ProposalExpired', { proposalId: ids.proposal });
    expect(await write(mailProposalExpired, expired)).toMatchObject({ template: 'proposal-expired' });
    const cancelled = happened('buyback', 'BuybackCancelled', { reason: 'other', forced: false });
    expect(await write(mailCancelled, cancelled)).toMatchObject({ template: 'buyback-cancelled' });
  });

  it('remind of the end of a promised price, and lead to that of the day when it has ended', async () => {
    const until = '2026-01-20T09:00:00.000Z';
    const reminder = await write(
      mailPriceLockReminder,
      happened('buyback', 'PriceLockReminded', { until, reminder: 1 }),
    );
    for (const words of ['100,00', '20 janvier 2026', `/tracking/${b}?${token}`])
      expect(reminder?.text).toContain(words);
    const end = await write(mailPriceLockExpired, happened('buyback', 'PriceLockExpired', { until }));
    expect(end?.text).toContain(`/buyback/${b}/requote?${token}`);
  });

  it.each([
    ['accepted', (): unknown => happened('buyback', 'ProposalAccepted', { proposalId: ids.proposal })],
    ['over', () => world.clock.advance(16 * 86_400_000)],
  ])('do not remind of an offer that is %s', async (_, meanwhile) => {
    proposed();
    const reminder = happened('buyback', 'ProposalReminded', { proposalId: ids.proposal, reminder: 1 });
    await meanwhile();
    expect(await write(mailProposalReminder, reminder)).toBeUndefined();
  });

  it.each([
    ['was kept', (): unknown => happened('buyback', 'BuybackShipped', { shippedAt: declared.time })],
    ['ended', () => world.clock.advance(16 * 86_400_000)],
  ])('do not remind of a promised price that %s', async (_, meanwhile) => {
    const until = '2026-01-20T09:00:00.000Z';
    const reminder = happened('buyback', 'PriceLockReminded', { until, reminder: 1 });
    await meanwhile();
    expect(await write(mailPriceLockReminder, reminder)).toBeUndefined();
  });

  it('announce quarantine each time somebody requests it; the test itself sends the proposal', async () => {
    expect(mailQuarantine(world.ports).on).not.toContain('ItemControlled');
    await write(mailQuarantine, happened('item', 'QuarantineMailRequested', { request: 1 }));
    await write(mailQuarantine, happened('item', 'QuarantineMailRequested', { request: 2 }));
    expect(world.mails.map(({ template }) => template)).toEqual(Array(2).fill('quarantine-mail'));
  });

  it('contain the label of a web buyback, not of a store’s', async () => {
    const open = (circuit: string, kind = 'single') =>
      happened('package', 'PackageOpened', {
        ...{ number: code, kind, circuit, warehouseId: ids.warehouse, checkIn: 'optional' },
      });
    const labelled = () =>
      happened('package', 'PackageLabelIssued', {
        ...{ transportId: ids.other, carrier: 'sandbox', trackingNumber: 'T1', issuedAt: declared.time },
        ...{ trackingLink: 'https://carrier.test/T1', labelKey: 'labels/t1.pdf' },
      });
    open('store_drop_label');
    await write(mailLabelReady, labelled());
    expect(world.mails).toEqual([]);
    open('web_post');
    expect(await write(mailLabelReady, labelled())).toMatchObject({
      template: 'label-ready',
    });
  });

  it('contain a gift card with its number and PIN', async () => {
    await world.customers.update({ accountId: account }, ids.customer, 'accounting', (held) => ({
      ...held,
      vouchers: [
        { paymentId: b, kind: 'gift_card', number: '6034000000001234', pin: '9876', expiresOn: '2027-01-05' },
      ],
    }));
    const payment = { amount: 10_000, currency: 'EUR', provider: 'gift_card_a' };
    const choice = {
      modeId: ids.mode,
      type: 'gift_card',
      provider: 'gift_card_a',
      label: 'Carte',
      paidInStore: false,
    };
    happened('payment', 'PaymentCreated', { buybackNumber: code, amount: 10_000, currency: 'EUR', choice });
    happened('payment', 'PaymentDue', { ...payment, amount: 6_000 });
    const paid = happened('payment', 'PaymentCompleted', {
      by: 'provider',
      paidAt: '2026-01-05T09:00:00.000Z',
    });
    const mail = await write(mailPaymentSent, paid);
    for (const words of ['60,00', '6034000000001234', '9876']) expect(mail?.text).toContain(words);
  });

  it('name the carrier of a returned product', async () => {
    const link = 'https://carrier.test/R1';
    happened('item', 'ReturnLabelIssued', {
      ...{
        carrier: carrierIdOf('Colis Éclair', ids.other),
        trackingNumber: 'R1',
        trackingLink: link,
        labelKey: 'labels/r.pdf',
      },
    });
    const mail = await write(mailReturnSent, happened('item', 'ItemReturned', { returnedAt: declared.time }));
    expect(mail?.text).toMatch(/Colis Éclair$/m);
    expect(mail?.text).toContain(link);
  });

  it('are sent once per event and reactor, even if several handle it', async () => {
    const one = (name: string): Reactor => ({ ...mailConfirmation(world.ports), name });
    const both = inOrder('mails', [one('first'), one('second')]);
    await world.react(both, declared);
    await world.react(both, declared);
    expect(world.mails).toHaveLength(2);
  });
});
