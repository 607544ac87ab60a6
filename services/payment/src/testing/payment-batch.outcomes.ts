import type { OutcomeTable } from '@reprise/kernel/testing';

/** Written out, so that a changed rule shows here. Read: in this state, this is what these commands do. */
export const paymentBatchOutcomes: OutcomeTable = {
  'not prepared': {
    PaymentBatchPrepared: ['PrepareBatch again', 'PrepareBatch of another number'],
    '!payment-batch-empty': ['PrepareBatch of nothing'],
    '!not-found': [
      'ApproveBatch',
      'ApproveBatch by who prepared it',
      'ApproveBatch of nothing',
      'DiscardBatch',
      'ExecuteBatch',
    ],
  },
  prepared: {
    nothing: ['PrepareBatch again', 'PrepareBatch of nothing'],
    '!payment-batch-status-invalid': ['PrepareBatch of another number', 'ExecuteBatch'],
    PaymentBatchApproved: ['ApproveBatch'],
    '!payment-batch-needs-other-approver': ['ApproveBatch by who prepared it'],
    '!payment-batch-empty': ['ApproveBatch of nothing'],
    PaymentBatchDiscarded: ['DiscardBatch'],
  },
  approved: {
    nothing: [
      'PrepareBatch again',
      'PrepareBatch of nothing',
      'ApproveBatch',
      'ApproveBatch by who prepared it',
      'ApproveBatch of nothing',
    ],
    '!payment-batch-status-invalid': ['PrepareBatch of another number', 'DiscardBatch'],
    PaymentBatchExecuted: ['ExecuteBatch'],
  },
  discarded: {
    nothing: ['PrepareBatch again', 'PrepareBatch of nothing', 'DiscardBatch'],
    '!payment-batch-status-invalid': [
      'PrepareBatch of another number',
      'ApproveBatch',
      'ApproveBatch by who prepared it',
      'ApproveBatch of nothing',
      'ExecuteBatch',
    ],
  },
  executed: {
    nothing: ['PrepareBatch again', 'PrepareBatch of nothing', 'ExecuteBatch'],
    '!payment-batch-status-invalid': [
      'PrepareBatch of another number',
      'ApproveBatch',
      'ApproveBatch by who prepared it',
      'ApproveBatch of nothing',
      'DiscardBatch',
    ],
  },
};
