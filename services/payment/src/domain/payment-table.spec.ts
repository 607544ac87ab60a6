import { join } from 'node:path';
import { itFollowsTable } from '@reprise/kernel/testing';
import { everyPaymentBatchCommand, everyPaymentCommand, paymentBatchStates, paymentStates } from '../testing';
import { paymentBatchDecider } from './payment-batch.decider';
import { paymentDecider } from './payment.decider';

describe('Every command in every state of a payment', () => {
  itFollowsTable({
    decider: paymentDecider,
    states: paymentStates,
    commands: everyPaymentCommand,
    file: join(__dirname, 'payment-outcomes.md'),
  });
});

describe('Every command in every state of a batch', () => {
  itFollowsTable({
    decider: paymentBatchDecider,
    states: paymentBatchStates,
    commands: everyPaymentBatchCommand,
    file: join(__dirname, 'payment-batch-outcomes.md'),
  });
});
