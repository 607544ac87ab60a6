import { newKey, SecretBox } from '../secrets';
import { memoryDocuments } from '../testing/memory-documents';
import {
  IdempotencyKeyReused,
  PaymentProviderUnreachable,
  type InitiatePayment,
} from './payment-provider.port';
import { SandboxProvider, sandboxPaymentsCollection, type SandboxPayment } from './sandbox.provider';
import { sandboxPaymentSettingsCollection, type Behaviour } from './sandbox-payment-settings';

const payment: InitiatePayment = {
  ...{ accountId: 'a', paymentId: 'p-1', idempotencyKey: 'k-1', amount: 5_000, currency: 'EUR' },
  beneficiaryRef: 'c-1',
};

describe('the sandbox provider', () => {
  let documents = memoryDocuments();
  let time = 0;
  const waits: number[] = [];
  const provider = (id: 'gift_card_a' | 'gift_card_b' | 'card') =>
    new SandboxProvider(id, {
      documents,
      box: new SecretBox(Buffer.alloc(32, 1)),
      now: () => new Date(time),
      wait: async (ms) => waits.push(ms),
    });
  const effects = () =>
    documents.collection<SandboxPayment>(sandboxPaymentsCollection).find({ paymentId: 'p-1' });
  const behave = (behaviour: Behaviour) =>
    documents.collection(sandboxPaymentSettingsCollection).put({ _id: 'a', ...behaviour });
  beforeEach(() => {
    documents = memoryDocuments();
    time = 0;
    waits.length = 0;
  });

  it('issues a gift card once and stores number and PIN encrypted', async () => {
    const first = await provider('gift_card_a').initiate(payment);
    const again = await provider('gift_card_a').initiate(payment);
    expect(again).toEqual(first);
    expect(first).toMatchObject({
      outcome: 'completed',
      voucher: { kind: 'gift_card', pin: expect.any(String) },
    });
    const kept = await effects();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(/"number":"(\d+)"/.exec(JSON.stringify(first))?.[1]);
  });

  it('issues a voucher without a PIN from gift card B, and none from a card', async () => {
    const voucher = await provider('gift_card_b').initiate(payment);
    expect(voucher).toMatchObject({ voucher: { kind: 'voucher' } });
    expect(voucher).not.toHaveProperty('voucher.pin');
    expect(await provider('card').initiate(payment)).not.toHaveProperty('voucher');
  });

  it('refuses one key for two amounts', async () => {
    await provider('card').initiate(payment);
    await expect(provider('card').initiate({ ...payment, amount: 5_001 })).rejects.toThrow(
      IdempotencyKeyReused,
    );
  });

  it('is slow if configured so: initiated now, completed later', async () => {
    await behave({ settleAfterMs: 10_000, latencyMs: 250 });
    expect(await provider('card').initiate(payment)).toMatchObject({ outcome: 'initiated' });
    expect(waits).toEqual([250]);
    time = 10_000;
    expect(await provider('card').check(payment)).toMatchObject({ outcome: 'completed' });
  });

  it('cancels what has not settled, once', async () => {
    await behave({ settleAfterMs: 10_000 });
    await provider('card').initiate(payment);
    const cancel = { accountId: 'a', paymentId: 'p-1', idempotencyKey: 'cancel-1' };
    expect(await provider('card').cancel(cancel)).toEqual({ outcome: 'cancelled' });
    time = 20_000;
    expect(await provider('card').cancel(cancel)).toEqual({ outcome: 'cancelled' });
    expect(await provider('card').check(payment)).toEqual({ outcome: 'failed', reason: 'payment-cancelled' });
    expect(await effects()).toHaveLength(2);
  });

  it('does not cancel what was paid', async () => {
    await provider('card').initiate(payment);
    expect(await provider('card').cancel({ ...payment, idempotencyKey: 'cancel-1' })).toEqual({
      outcome: 'refused',
      reason: 'payment-already-completed',
    });
  });

  it.each([
    ['amount', (mood: number) => ({ ...payment, amount: mood })],
    [
      'customer',
      (mood: number) => ({ ...payment, beneficiaryRef: `0198f0aa-0000-7000-8000-0000006${mood}` }),
    ],
  ])('recognises the special %s', async (_by, magic) => {
    expect(await provider('card').initiate(magic(66_601))).toEqual({
      outcome: 'failed',
      reason: 'refused-by-provider',
    });
    await expect(provider('card').initiate({ ...magic(66_604), idempotencyKey: 'k-2' })).rejects.toThrow(
      PaymentProviderUnreachable,
    );
    const slow = { ...magic(66_602), paymentId: 'p-3', idempotencyKey: 'k-3' };
    expect(await provider('card').initiate(slow)).toMatchObject({ outcome: 'initiated' });
    const cancel = { accountId: 'a', paymentId: 'p-3', idempotencyKey: 'cancel-3' };
    expect(await provider('card').cancel(cancel)).toMatchObject({ outcome: 'refused' });
  });

  it('an encrypted card decrypts with the right key only', async () => {
    await provider('gift_card_a').initiate(payment);
    const stranger = new SandboxProvider('gift_card_a', {
      ...{ documents, box: new SecretBox(newKey()), now: () => new Date(0), wait: async () => undefined },
    });
    await expect(stranger.initiate(payment)).rejects.toThrow('cannot be decrypted');
  });
});
