import type {
  BuybackCommand,
  BuybackOpening,
  Control,
  Priced,
  ProposalTerms,
} from '@reprise/contracts/buyback';
import { appointmentNeeded, type Circuit } from '@reprise/contracts/rules';

type DataOf<T extends BuybackCommand['type']> = Extract<BuybackCommand, { type: T }>['data'];

/** A readable UUID of version 4: `anId(7)` ends in 7. */
export const anId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const ids = {
  product: anId(1),
  category: anId(2),
  mode: anId(3),
  warehouse: anId(4),
  root: anId(5),
  store: anId(6),
  customer: anId(7),
  proposal: anId(8),
  note: anId(9),
};

export const aPrice = (total = 10_000): Priced => ({
  total,
  currency: 'EUR',
  state: 'grade_b',
  lines: [{ kind: 'base', label: 'Grade B', value: total }],
});

export const someLock = {
  until: '2026-01-20T09:00:00.000Z',
  remindAt: ['2026-01-15T09:00:00.000Z', '2026-01-19T09:00:00.000Z'],
};

export const anOpening = (
  circuit: Circuit = 'web_post',
  override: Partial<BuybackOpening> = {},
): BuybackOpening => ({
  identificationNumber: '2000000000015',
  channel: circuit.startsWith('web') ? 'web' : 'store',
  circuit,
  locale: 'fr-FR',
  product: {
    id: ids.product,
    label: 'Aurora 12',
    brand: 'Aurora',
    model: '12',
    categoryId: ids.category,
    categoryLabel: 'Smartphones',
  },
  diagnosticId: 'd'.repeat(64),
  answers: [{ questionId: anId(20), question: 'Does it switch on?', answerId: 'yes', answer: 'Yes' }],
  price: aPrice(),
  payment: {
    modeId: ids.mode,
    type: 'bank_transfer',
    provider: 'card',
    label: 'Transfer',
    paidInStore: false,
  },
  transport: { label: 'By post', ...(appointmentNeeded(circuit) ? { appointment: '2026-01-07' } : {}) },
  warehouseId: ids.warehouse,
  checkIn: 'mandatory',
  rootId: ids.root,
  forcedInvalidImei: false,
  ...override,
});

export const aControl = (outcome: Control['outcome'] = 'same-answers', total = 10_000): Control => ({
  answers: [],
  price: aPrice(total),
  outcome,
  absorbedAmount: 0,
  differences: [],
});

export const someTerms = (proposalId = ids.proposal): ProposalTerms => ({
  proposalId,
  remindAt: ['2026-01-08T09:00:00.000Z', '2026-01-15T09:00:00.000Z'],
  expiresAt: '2026-01-20T09:00:00.000Z',
});

export const declareBuyback = (
  { warehouseId, ...opening } = anOpening(),
  override: Partial<DataOf<'DeclareBuyback'>> = {},
): BuybackCommand => ({
  type: 'DeclareBuyback',
  data: {
    opening,
    warehouses: { among: [warehouseId] },
    imei: 'not-asked',
    termsAccepted: true,
    zeroAllowed: false,
    countryEligible: true,
    missingToMinimum: 0,
    identityRequired: true,
    identityCollected: true,
    now: '2026-01-05T09:00:00.000Z',
    ...override,
  },
});

/** A day after the promise of `someLock` ended. */
export const requote = (override: Partial<DataOf<'RequoteBuyback'>> = {}): BuybackCommand => ({
  type: 'RequoteBuyback',
  data: {
    answers: [],
    price: aPrice(8_000),
    shownTotal: 8_000,
    diagnosticId: 'e'.repeat(64),
    priceLock: { until: '2026-02-05T09:00:00.000Z', remindAt: [] },
    lockedUntil: someLock.until,
    zeroAllowed: false,
    now: '2026-01-21T09:00:00.000Z',
    ...override,
  },
});

export const finaliseBuyback = (override: Partial<DataOf<'FinaliseBuyback'>> = {}): BuybackCommand => ({
  type: 'FinaliseBuyback',
  data: {
    storeId: ids.store,
    customerId: ids.customer,
    identityRequired: true,
    identityCollected: true,
    handOverSigned: true,
    imeiCheck: 'not-asked',
    forcedInvalidImei: false,
    now: '2026-01-05T09:00:00.000Z',
    ...override,
  },
});

export const shipBuyback = (): BuybackCommand => ({
  type: 'ShipBuyback',
  data: { shippedAt: '2026-01-06T09:00:00.000Z' },
});
export const startProcessing = (): BuybackCommand => ({
  type: 'StartProcessing',
  data: { warehouseId: ids.warehouse },
});
export const recordControl = (
  outcome: Control['outcome'] = 'same-answers',
  total = 10_000,
  terms = someTerms(),
): BuybackCommand => ({ type: 'RecordControl', data: { control: aControl(outcome, total), terms } });
export const answerProposal = (
  type: 'AcceptProposal' | 'DeclineProposal' | 'ExpireProposal',
  proposalId = ids.proposal,
): BuybackCommand => ({ type, data: { proposalId } });
export const requestCancellation = (
  data: DataOf<'RequestCancellation'> = { reason: 'customer_retractation' },
): BuybackCommand => ({ type: 'RequestCancellation', data });
export const failCancellation = (): BuybackCommand => ({
  type: 'FailCancellation',
  data: { reason: 'provider-refused' },
});
export const confirmCancellation = (): BuybackCommand => ({ type: 'ConfirmCancellation', data: {} });
export const forceCancellation = (
  data: DataOf<'ForceCancellation'> = { reason: 'customer_retractation' },
): BuybackCommand => ({ type: 'ForceCancellation', data });
