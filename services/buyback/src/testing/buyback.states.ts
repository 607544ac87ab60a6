import type { BuybackCommand } from '@reprise/contracts/buyback';
import {
  anId,
  anOpening,
  answerProposal,
  aPrice,
  confirmCancellation,
  declareBuyback,
  failCancellation,
  finaliseBuyback,
  forceCancellation,
  ids,
  recordControl,
  requestCancellation,
  requote,
  shipBuyback,
  someLock,
  startProcessing,
} from './buyback.fixtures';

const toShip = [declareBuyback()];
const inTransit = [...toShip, shipBuyback()];
const inProcessing = [...inTransit, startProcessing()];
const proposed = [...inProcessing, recordControl('lower', 6_000)];
const cancelAsked = requestCancellation();
const arrivedWhilePending = [...inTransit, cancelAsked, startProcessing()];
const inStore = [declareBuyback(anOpening('store_drop'))];

const promised = [declareBuyback(anOpening('web_post', { priceLock: someLock }))];
const toBring = [declareBuyback(anOpening('web_drop', { priceLock: someLock }))];
const ended: BuybackCommand = { type: 'ExpirePriceLock', data: { until: someLock.until } };

/** Every status, and every stage of cancellation and test in it, by the commands that lead to it. */
export const buybackStates: Readonly<Record<string, readonly BuybackCommand[]>> = {
  'not declared': [],
  bb_awaiting_store_drop: inStore,
  'bb_awaiting_store_drop, cancel pending': [...inStore, cancelAsked],
  'bb_awaiting_store_drop, cancel failed': [...inStore, cancelAsked, failCancellation()],
  'bb_awaiting_store_drop, price promised': toBring,
  'bb_awaiting_store_drop, price ended': [...toBring, ended],
  bb_awaiting_inventory: toShip,
  'bb_awaiting_inventory, price promised': promised,
  'bb_awaiting_inventory, price ended': [...promised, ended],
  'bb_awaiting_inventory, price renewed': [...promised, requote()],
  'bb_awaiting_inventory, finalised in the store': [...inStore, finaliseBuyback()],
  'bb_awaiting_inventory, cancel pending': [...toShip, cancelAsked],
  'bb_awaiting_inventory, cancel failed': [...toShip, cancelAsked, failCancellation()],
  bb_in_transit: inTransit,
  'bb_in_transit, cancel pending': [...inTransit, cancelAsked],
  'bb_in_transit, cancel failed': [...inTransit, cancelAsked, failCancellation()],
  bb_in_processing: inProcessing,
  'bb_in_processing, cancel pending': arrivedWhilePending,
  'bb_in_processing, cancel failed': [...arrivedWhilePending, failCancellation()],
  'bb_in_processing, test held by a pending cancel': [...arrivedWhilePending, recordControl('lower', 6_000)],
  'bb_in_processing, proposal open': proposed,
  'bb_in_processing, proposal withdrawn': [...proposed, { type: 'WithdrawProposal', data: {} }],
  bb_completed: [...inProcessing, recordControl()],
  bb_completed_by_price: [...inProcessing, recordControl('by-price', 12_000)],
  bb_completed_with_absorption: [...inProcessing, recordControl('absorbed', 9_500)],
  bb_completed_with_negociation: [...proposed, answerProposal('AcceptProposal')],
  bb_not_completed: [...proposed, answerProposal('DeclineProposal')],
  'bb_not_completed, expired': [...proposed, answerProposal('ExpireProposal')],
  'bb_not_completed, lost': [...inTransit, { type: 'AbandonLostBuyback', data: {} }],
  bb_cancelled: [...toShip, cancelAsked, confirmCancellation()],
  'bb_cancelled, forced': [...toShip, cancelAsked, failCancellation(), forceCancellation()],
};

type Worth = Pick<Extract<BuybackCommand, { type: 'RediagnoseBuyback' }>['data'], 'notBought' | 'shownTotal'>;
export const rediagnose = (customerConsents = true, worth: Worth = {}): BuybackCommand => ({
  type: 'RediagnoseBuyback',
  data: { answers: [], price: aPrice(8_000), customerConsents, zeroAllowed: false, ...worth },
});

/** Every command, some in several forms. */
export const everyBuybackCommand: Readonly<Record<string, BuybackCommand>> = {
  DeclareBuyback: declareBuyback(anOpening('web_post', { identificationNumber: '2000000000022' })),
  'DeclareBuyback again': declareBuyback(),
  'DeclareBuyback, IMEI missing': declareBuyback(anOpening(), { imei: 'missing' }),
  'DeclareBuyback, another price was shown': declareBuyback(anOpening(), { shownTotal: 1 }),
  'DeclareBuyback, an answer blocks': declareBuyback(anOpening(), { notBought: 'blocked' }),
  'DeclareBuyback, no price in this state': declareBuyback(anOpening(), { notBought: 'no-price' }),
  'DeclareBuyback, not identified': declareBuyback(anOpening(), { identityCollected: false }),
  'DeclareBuyback, no appointment with the courier': declareBuyback(
    anOpening('web_collect', { transport: { label: 'Collected' } }),
  ),
  'DeclareBuyback, no warehouse chosen': declareBuyback(anOpening(), {
    warehouses: { among: [anId(4), anId(40)] },
  }),
  RediagnoseBuyback: rediagnose(),
  'RediagnoseBuyback, an answer blocks': rediagnose(true, { notBought: 'blocked' }),
  'RediagnoseBuyback, no price in this state': rediagnose(true, { notBought: 'no-price' }),
  'RediagnoseBuyback, another price was shown': rediagnose(true, { shownTotal: 1 }),
  RemindPriceLock: { type: 'RemindPriceLock', data: { until: someLock.until, reminder: 1 } },
  ExpirePriceLock: ended,
  RequoteBuyback: requote(),
  'RequoteBuyback, the price is still promised': requote({ now: someLock.until }),
  'RequoteBuyback, another price was shown': requote({ shownTotal: 1 }),
  'RequoteBuyback, an answer blocks': requote({ notBought: 'blocked' }),
  FinaliseBuyback: finaliseBuyback(),
  'FinaliseBuyback, IMEI missing': finaliseBuyback({ imeiCheck: 'missing' }),
  'FinaliseBuyback, IMEI not as declared': finaliseBuyback({ imeiCheck: 'differs' }),
  'FinaliseBuyback, another price was shown': finaliseBuyback({ shownTotal: 1 }),
  ShipBuyback: shipBuyback(),
  StartProcessing: startProcessing(),
  UndoProcessing: { type: 'UndoProcessing', data: { backTo: 'bb_in_transit' } },
  'RecordControl same-answers': recordControl('same-answers', 10_000, {
    proposalId: anId(88),
    remindAt: [],
    expiresAt: '2026-01-20T09:00:00.000Z',
  }),
  'RecordControl lower': recordControl('lower', 6_000),
  RemindProposal: { type: 'RemindProposal', data: { proposalId: ids.proposal, reminder: 1 } },
  AcceptProposal: answerProposal('AcceptProposal'),
  'AcceptProposal of another': answerProposal('AcceptProposal', anId(99)),
  'AcceptProposal, none shown': { type: 'AcceptProposal', data: {} },
  DeclineProposal: answerProposal('DeclineProposal'),
  ExpireProposal: answerProposal('ExpireProposal'),
  WithdrawProposal: { type: 'WithdrawProposal', data: {} },
  AbandonLostBuyback: { type: 'AbandonLostBuyback', data: {} },
  RequestCancellation: requestCancellation(),
  'RequestCancellation other, no comment': requestCancellation({ reason: 'other' }),
  ForceCancellation: forceCancellation(),
  ConfirmCancellation: confirmCancellation(),
  FailCancellation: failCancellation(),
};
