import { itFollowsTable } from '@reprise/kernel/testing';
import {
  everyPaymentBatchCommand,
  everyPaymentCommand,
  paymentBatchOutcomes,
  paymentBatchStates,
  paymentOutcomes,
  paymentStates,
} from '../testing';
import { paymentBatchDecider } from './payment-batch.decider';
import { paymentDecider } from './payment.decider';

describe('Every command in every state of a payment', () => {
  itFollowsTable({
    decider: paymentDecider,
    states: paymentStates,
    commands: everyPaymentCommand,
    table: paymentOutcomes,
  });
});

describe('Every command in every state of a batch', () => {
  itFollowsTable({
    decider: paymentBatchDecider,
    states: paymentBatchStates,
    commands: everyPaymentBatchCommand,
    table: paymentBatchOutcomes,
  });
});
