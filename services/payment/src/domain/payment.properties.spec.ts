import fc from 'fast-check';
import type { PaymentCommand } from '@reprise/contracts/payment';
import { play, step } from '@reprise/kernel/testing';
import { createPayment, everyPaymentCommand, makeDue } from '../testing';
import { paymentDecider } from './payment.decider';
import type { PaymentState } from './payment.state';

const unsent = ['awaiting_payment', 'payment_cancelled', 'payment_not_completed', 'payment_not_needed'];
/** domain §4 as a graph. If nothing was paid, a cancellation of the buyback may still be recorded. */
const graph: Readonly<Record<PaymentState['status'], readonly string[]>> = {
  none: ['payment_created'],
  payment_created: unsent,
  awaiting_payment: ['payment_initiated', 'payment_completed', ...unsent],
  payment_initiated: ['payment_completed', 'payment_failed', 'payment_cancelled', 'payment_cancel_failed'],
  payment_failed: ['payment_initiated', 'payment_completed', ...unsent],
  payment_cancel_failed: ['payment_initiated', 'payment_completed', 'payment_failed', 'payment_cancelled'],
  payment_not_completed: ['payment_cancelled'],
  payment_not_needed: ['payment_cancelled'],
  payment_completed: [],
  payment_cancelled: [],
};

const provider = fc.constantFrom('none', 'sepa_transfer', 'gift_card_a', 'card');
const anyCommand: fc.Arbitrary<PaymentCommand> = fc.oneof(
  fc.constantFrom(...Object.values(everyPaymentCommand)),
  fc.nat(20_000).map(makeDue),
);
const lives = fc
  .tuple(provider, fc.array(anyCommand, { maxLength: 25 }))
  .map(([first, rest]) => play(paymentDecider, [createPayment(first), ...rest]));

describe('Any life of a payment', () => {
  it('moves only along the graph', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        for (const { before, after } of steps) {
          if (before.status !== after.status) expect(graph[before.status]).toContain(after.status);
        }
      }),
    );
  });
  it('pays at most once, and never both pays and cancels', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        const events = steps.flatMap((one) => one.events);
        const ends = events.filter(({ type }) => type === 'PaymentCompleted' || type === 'PaymentCancelled');
        expect(ends.length).toBeLessThanOrEqual(1);
      }),
    );
  });
  it('numbers its attempts without a gap, and each starts after the previous one has failed', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        const events = steps.flatMap((one) => one.events);
        const attempts = events.flatMap((event) =>
          event.type === 'PaymentInitiated' ? [event.data.attempt] : [],
        );
        expect(attempts).toEqual(attempts.map((_, index) => index + 1));
        for (const { before, events: made } of steps) {
          if (made.some(({ type }) => type === 'PaymentInitiated')) {
            expect(['awaiting_payment', 'payment_failed']).toContain(before.status);
          }
        }
      }),
    );
  });
  it('has no second effect if a command is repeated', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        for (const { command, after } of steps) {
          const { events } = step(paymentDecider, after, command);
          // A completed payment tells each requester that it is paid; its state does not change.
          const answers = events.filter(({ type }) => type !== 'PaymentCancelFailed');
          expect(answers).toEqual([]);
        }
      }),
    );
  });
});
