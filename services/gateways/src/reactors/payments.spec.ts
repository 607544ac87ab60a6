import type { CommandToSend } from '@reprise/kernel';
import { PaymentProviderUnreachable, type SandboxPayment } from '../payment';
import { account, ids, ReactorWorld } from '../testing/reactor-world';
import { cancelPayment } from './cancel-payment.reactor';
import { checkPayments } from './check-payments';
import { sendPayment } from './send-payment.reactor';

describe('payment through a provider', () => {
  let world: ReactorWorld;
  let sent: CommandToSend[];
  let commandIds: string[];
  let checker: ReturnType<typeof checkPayments>;
  beforeEach(async () => {
    world = new ReactorWorld();
    sent = [];
    commandIds = [];
    await world.customer();
    checker = checkPayments({
      ...{ ...world.ports, documents: world.documents, clock: world.clock },
      pace: { firstMs: 1_000, maxMs: 60_000 },
      send: async (command, meta) => {
        sent.push(command);
        commandIds.push(meta.commandId);
      },
    });
  });
  const ports = () => ({ ...world.ports, payments: checker.watches });
  const initiated = (change: Record<string, unknown> = {}) =>
    world.happened('payment', ids.buyback, {
      type: 'PaymentInitiated',
      data: {
        ...{ attempt: 1, amount: 5_000, currency: 'EUR', provider: 'gift_card_a', customerId: ids.customer },
        ...change,
      },
    });
  const asked = (change: Record<string, unknown> = {}) =>
    world.happened('payment', ids.buyback, {
      type: 'PaymentCancellationAsked',
      data: { attempt: 1, provider: 'gift_card_a', ...change },
    });
  const send = (event = initiated()) => world.react(sendPayment(ports()), event);
  const cancel = (event = asked()) => world.react(cancelPayment(ports()), event);
  const effects = () =>
    world.documents.collection<SandboxPayment>({ name: 'sandbox_payments' }).find({ kind: 'initiate' });
  const vouchers = async () => {
    const held = await world.customers.read({ accountId: account }, ids.customer, 'accounting');
    return held.state === 'known' ? (held.value.vouchers ?? []) : [];
  };

  it('is a gift card, once, with number and PIN stored for the customer', async () => {
    const event = initiated();
    const [first] = await send(event);
    await send(event);
    expect(await effects()).toHaveLength(1);
    const held = await vouchers();
    expect(held).toMatchObject([{ paymentId: ids.buyback, kind: 'gift_card', pin: expect.any(String) }]);
    expect(first?.command).toMatchObject({
      type: 'CompletePayment',
      data: { by: 'provider', numberEnding: held[0]?.number.slice(-4) },
    });
    expect(JSON.stringify(first)).not.toContain(held[0]?.number);
  });

  it('fails if the provider reports it, and another attempt is another payment', async () => {
    await world.provider({ failEvery: true });
    expect(await send()).toMatchObject([
      { command: { type: 'FailPayment', data: { reason: 'refused-by-provider' } } },
    ]);
    await world.provider({});
    expect(await send(initiated({ attempt: 2 }))).toMatchObject([{ command: { type: 'CompletePayment' } }]);
    expect((await effects()).filter(({ failure }) => !failure)).toHaveLength(1);
  });

  it('is retried while the provider is unreachable', async () => {
    await world.provider({ unreachable: true });
    const event = initiated();
    await expect(send(event)).rejects.toThrow(PaymentProviderUnreachable);
    await world.provider({});
    expect(await send(event)).toHaveLength(1);
  });

  it('is asked of the provider in the name of the account that pays', async () => {
    const issuer = { paymentIssuerAccountId: 'buyer-account' };
    await world.put('sandbox_payment_settings', { _id: 'buyer-account', settleAfterMs: 10_000 });
    expect(await send(initiated(issuer))).toEqual([]);
    expect(await effects()).toMatchObject([{ accountId: 'buyer-account', beneficiaryRef: ids.customer }]);
    expect(await cancel(asked(issuer))).toMatchObject([{ command: { type: 'ConfirmPaymentCancelled' } }]);
    // The gift card is kept with the customer, who is the retailer's.
    await send(initiated({ attempt: 2 }));
    expect(await effects()).toMatchObject([{ accountId: 'buyer-account' }, { accountId: account }]);
    expect(await vouchers()).toHaveLength(1);
  });

  it('sends nothing if a person or a batch pays', async () => {
    expect(await send(initiated({ provider: 'none' }))).toEqual([]);
    expect(await send(initiated({ provider: 'sepa_transfer', batchId: ids.batch }))).toEqual([]);
    expect(await effects()).toEqual([]);
  });

  it('fails as a transfer outside a batch, so that the next batch can take it', async () => {
    const failed = [{ command: { type: 'FailPayment', data: { reason: 'transfer-needs-batch' } } }];
    expect(await send(initiated({ provider: 'sepa_transfer' }))).toMatchObject(failed);
  });

  it('is not sent to an unknown or erased customer', async () => {
    const failed = (reason: string) => [{ command: { type: 'FailPayment', data: { reason } } }];
    expect(await send(initiated({ customerId: undefined }))).toMatchObject(failed('payee-unknown'));
    await world.customers.eraseAccounting({ accountId: account }, ids.customer, '2036-01-01');
    expect(await send()).toMatchObject(failed('payee-erased'));
    expect(await effects()).toEqual([]);
  });

  it('that settles later is polled until then, ever less often', async () => {
    await world.provider({ settleAfterMs: 10_000 });
    expect(await send()).toEqual([]);
    let looks = 0;
    for (let second = 0; second < 20; second += 1) {
      looks += await checker.round();
      await world.clock.advance(1_000);
    }
    expect(looks).toBe(5);
    expect(sent).toMatchObject([{ id: ids.buyback, command: { type: 'CompletePayment' } }]);
    expect(await vouchers()).toHaveLength(1);
    expect(await checker.round()).toBe(0);
  });

  it('is polled again if the answer could not be passed on, with the same command id', async () => {
    await world.provider({ settleAfterMs: 500 });
    await send();
    await world.clock.advance(1_000);
    const { watches } = checker;
    const [due] = await watches.due(1);
    await checker.round();
    if (due) await watches.begin(due);
    await checker.round();
    expect(new Set(commandIds).size).toBe(1);
    expect(commandIds).toHaveLength(2);
  });

  it('is cancelled before it settles, and no longer polled', async () => {
    await world.provider({ settleAfterMs: 10_000 });
    await send();
    expect(await cancel()).toMatchObject([{ command: { type: 'ConfirmPaymentCancelled' } }]);
    await world.clock.advance(60_000);
    expect(await checker.round()).toBe(0);
  });

  it('is not cancelled if the provider refuses, and then settles', async () => {
    await world.provider({ settleAfterMs: 10_000, refuseCancel: true });
    await send();
    const reason = 'cancel-refused-by-provider';
    expect(await cancel()).toMatchObject([{ command: { type: 'RefusePaymentCancel', data: { reason } } }]);
    await world.clock.advance(60_000);
    await checker.round();
    expect(sent).toMatchObject([{ command: { type: 'CompletePayment' } }]);
  });

  it('in a SEPA batch is not cancelled', async () => {
    const reason = 'transfer-already-in-batch';
    const event = asked({ provider: 'sepa_transfer', batchId: ids.batch });
    expect(await cancel(event)).toMatchObject([
      { command: { type: 'RefusePaymentCancel', data: { reason } } },
    ]);
  });
});
