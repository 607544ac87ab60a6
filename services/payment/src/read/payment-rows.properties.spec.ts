import fc from 'fast-check';
import { paymentBatchRowSchema, paymentRowSchema } from '@reprise/contracts/payment';
import { play } from '@reprise/kernel/testing';
import { foldHistory, historyOf } from '@reprise/read-kernel/testing';
import { paymentBatches, paymentList } from '@reprise/read-payment';
import { paymentBatchDecider, paymentDecider } from '../domain';
import { anId, createPayment, everyPaymentBatchCommand, everyPaymentCommand, makeDue } from '../testing';

const id = anId(100);

describe('After any life of a payment', () => {
  const provider = fc.constantFrom('none', 'sepa_transfer', 'gift_card_a', 'card');
  const anyCommand = fc.oneof(
    fc.constantFrom(...Object.values(everyPaymentCommand)),
    fc.nat(20_000).map(makeDue),
  );
  const lives = fc
    .tuple(provider, fc.array(anyCommand, { maxLength: 25 }))
    .map(([first, rest]) => play(paymentDecider, [createPayment(first), ...rest]));

  it('its row agrees with its decider, and matches the contract', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        const history = historyOf(
          `payment-${id}`,
          steps.flatMap(({ events }) => events),
        );
        const row = foldHistory(paymentList, history).get(id);
        const state = steps.at(-1)?.after;
        expect(row?.status).toBe(state?.status);
        if (!state || state.status === 'none') return;
        expect(row?.attempts).toBe(state.account.attempts);
        const notNeeded = history.some(({ type }) => type === 'PaymentNotNeeded');
        expect(row?.amount).toBe(notNeeded ? 0 : state.account.amount);
        paymentRowSchema.parse(row);
      }),
    );
  });
  it('repeated events change nothing', () => {
    fc.assert(
      fc.property(lives, fc.nat(), (steps, start) => {
        const history = historyOf(
          `payment-${id}`,
          steps.flatMap(({ events }) => events),
        );
        const once = foldHistory(paymentList, history);
        expect(foldHistory(paymentList, history.slice(start % history.length), once)).toEqual(once);
      }),
    );
  });
});

describe('After any life of a batch', () => {
  const lives = fc
    .array(fc.constantFrom(...Object.values(everyPaymentBatchCommand)), { maxLength: 10 })
    .map((commands) => play(paymentBatchDecider, commands));

  it('its row agrees with its decider, and matches the contract', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        const history = historyOf(
          `payment_batch-${id}`,
          steps.flatMap(({ events }) => events),
        );
        const row = foldHistory(paymentBatches, history).get(id);
        expect(row?.status ?? 'none').toBe(steps.at(-1)?.after.status ?? 'none');
        if (row) paymentBatchRowSchema.parse(row);
      }),
    );
  });
});
