import type { BuybackCommand, BuybackEvent } from '@reprise/contracts/buyback';
import { nothing, play, refused, scenario } from '@reprise/kernel/testing';
import {
  anId,
  anOpening,
  answerProposal,
  aPrice,
  buybackStates,
  declareBuyback,
  failCancellation,
  finaliseBuyback,
  forceCancellation,
  ids,
  recordControl,
  rediagnose,
  requestCancellation,
  shipBuyback,
} from '../testing';
import { buybackDecider } from './buyback.decider';

const given = scenario(buybackDecider);

function reached(state: string): BuybackEvent[] {
  const path: readonly BuybackCommand[] = buybackStates[state] ?? [];
  return play(buybackDecider, path).flatMap(({ events }) => events);
}

describe('Declaring', () => {
  const worthNothing = anOpening('web_post', { price: aPrice(0) });

  it('a web buyback to be brought to a store waits for its hand-over', () => {
    expect(
      given()
        .when(declareBuyback(anOpening('web_drop')))
        .state().status,
    ).toBe('bb_awaiting_store_drop');
  });
  it.each(['web_drop_label', 'web_post', 'web_collect'] as const)('%s waits for its shipment', (circuit) => {
    expect(
      given()
        .when(declareBuyback(anOpening(circuit)))
        .state().status,
    ).toBe('bb_awaiting_inventory');
  });
  it.each(['store_drop', 'store_drop_label', 'store_collect'] as const)(
    '%s waits in the store',
    (circuit) => {
      expect(
        given()
          .when(declareBuyback(anOpening(circuit)))
          .state().status,
      ).toBe('bb_awaiting_store_drop');
    },
  );
  it('the terms must be accepted', () => {
    given()
      .when(declareBuyback(anOpening(), { termsAccepted: false }))
      .then(refused('terms-not-accepted'));
  });
  it('an IMEI is required for products that have one, unless a customer at home says that there is none', () => {
    const atHome = anOpening('web_post', { forcedInvalidImei: true });
    const atTheCounter = anOpening('store_drop', { forcedInvalidImei: true });
    for (const opening of [anOpening(), atTheCounter])
      given()
        .when(declareBuyback(opening, { imei: 'missing' }))
        .then(refused('imei-required'));
    given()
      .when(declareBuyback(atHome, { imei: 'missing' }))
      .then({ type: 'BuybackDeclared', data: atHome });
  });
  it('what is no IMEI at all never passes', () => {
    for (const opening of [anOpening(), anOpening('web_post', { forcedInvalidImei: true })]) {
      given()
        .when(declareBuyback(opening, { imei: 'malformed' }))
        .then(refused('imei-mismatch', { check: 'malformed' }));
    }
  });
  it.each(['luhn', 'tac-mismatch'] as const)('an IMEI with %s passes once it is confirmed', (imei) => {
    given()
      .when(declareBuyback(anOpening(), { imei }))
      .then(imei === 'luhn' ? refused('imei-check-digit-wrong') : refused('imei-mismatch', { check: imei }));
    const confirmed = anOpening('web_post', { forcedInvalidImei: true });
    given().when(declareBuyback(confirmed, { imei })).then({ type: 'BuybackDeclared', data: confirmed });
  });
  describe('at the hand-over', () => {
    const brought = declareBuyback(anOpening('web_drop'));
    const atTheCounter = () => given(...play(buybackDecider, [brought]).flatMap(({ events }) => events));
    const handedOver = (read: Parameters<typeof finaliseBuyback>[0]) =>
      play(buybackDecider, [brought, finaliseBuyback(read)]).at(-1)?.events[0]?.data;
    const imei = '490154203237518';
    it.each([
      ['missing', 'imei-required', {}],
      ['unconfirmed', 'imei-required', {}],
      ['differs', 'imei-not-as-declared', {}],
      ['luhn', 'imei-check-digit-wrong', {}],
      ['tac-mismatch', 'imei-mismatch', { check: 'tac-mismatch' }],
      ['malformed', 'imei-mismatch', { check: 'malformed' }],
    ] as const)('an IMEI that is %s is refused', (imeiCheck, code, details) =>
      atTheCounter().when(finaliseBuyback({ imeiCheck })).then(refused(code, details)),
    );
    it.each(['unconfirmed', 'malformed'] as const)('one that is %s never passes', (imeiCheck) =>
      expect(handedOver({ imeiCheck, forcedInvalidImei: true })).toBeUndefined(),
    );
    it.each([
      ['ok', false],
      ['differs', false],
      ['luhn', true],
      ['tac-mismatch', true],
    ] as const)(
      'one that is %s may be kept, and the event tells that it does not fit: %s',
      (imeiCheck, forced) =>
        expect(handedOver({ imei, imeiCheck, forcedInvalidImei: imeiCheck !== 'ok' })).toMatchObject({
          imei,
          forcedInvalidImei: forced,
        }),
    );
    it('a confirmed one stays marked as it was declared', () =>
      expect(handedOver({ imei, imeiCheck: 'as-declared' })).not.toHaveProperty('forcedInvalidImei'));
    it('what nobody can tell is left to the workshop', () => {
      const event = handedOver({ imeiCheck: 'missing', forcedInvalidImei: true });
      for (const name of ['imei', 'forcedInvalidImei']) expect(event).not.toHaveProperty(name);
    });
  });
  it('the warehouse is the only one, or the chosen one of several', () => {
    const to = (among: readonly string[], chosen?: string) =>
      given().when(
        declareBuyback(anOpening(), { warehouses: { among: [...among], ...(chosen ? { chosen } : {}) } }),
      );
    const [here, there] = [anId(4), anId(40)];
    to([here]).then({ type: 'BuybackDeclared', data: anOpening('web_post', { warehouseId: here }) });
    to([here, there], there).then({
      type: 'BuybackDeclared',
      data: anOpening('web_post', { warehouseId: there }),
    });
    to([here, there]).then(refused('no-warehouse', { among: [here, there] }));
    to([here], there).then(refused('no-warehouse', { among: [here] }));
    to([]).then(refused('no-warehouse', { among: [] }));
  });
  it('the country must be eligible', () => {
    given()
      .when(declareBuyback(anOpening(), { countryEligible: false }))
      .then(refused('country-not-eligible'));
  });
  it('a product worth zero is refused unless zero is allowed', () => {
    given().when(declareBuyback(worthNothing)).then(refused('product-worth-zero'));
    given()
      .when(declareBuyback(worthNothing, { zeroAllowed: true }))
      .then({ type: 'BuybackDeclared', data: worthNothing });
  });
  it('the cart must reach its minimum, and the refusal contains the missing amount', () => {
    given()
      .when(declareBuyback(anOpening(), { missingToMinimum: 500 }))
      .then(refused('cart-minimum-not-reached', { missingToMinimum: 500 }));
  });
});

describe('The appointment with a courier', () => {
  const collected = (appointment?: string) =>
    anOpening('web_collect', { transport: { label: 'Collected', ...(appointment ? { appointment } : {}) } });

  it('is needed for a collection', () => {
    given().when(declareBuyback(collected())).then(refused('appointment-required'));
  });
  it.each(['2026-01-04', '2026-01-05'])('cannot be on %s, when today is the 5th', (appointment) => {
    given()
      .when(declareBuyback(collected(appointment)))
      .then(refused('appointment-not-in-future', { appointment }));
  });
  it('cannot be later than in three weeks', () => {
    given()
      .when(declareBuyback(collected('2026-01-27')))
      .then(refused('appointment-too-late', { appointment: '2026-01-27' }));
  });
  it.each(['2026-01-06', '2026-01-26'])('may be tomorrow, or until in three weeks: %s', (appointment) => {
    expect(
      given()
        .when(declareBuyback(collected(appointment)))
        .state().status,
    ).toBe('bb_awaiting_inventory');
  });
  it('is taken by nothing else', () => {
    const posted = anOpening('web_post', { transport: { label: 'By post', appointment: '2026-01-07' } });
    given()
      .when(declareBuyback(posted))
      .then(refused('appointment-not-expected', { circuit: 'web_post' }));
  });
});

describe('Handing over in the store', () => {
  it('a new price needs the customer’s consent', () => {
    given(...reached('bb_awaiting_store_drop'))
      .when(rediagnose(false))
      .then(refused('consent-required'));
  });
  it('repeating the same answers and price changes nothing', () => {
    const again: BuybackCommand = {
      type: 'RediagnoseBuyback',
      data: { answers: anOpening().answers, price: aPrice(), customerConsents: false, zeroAllowed: false },
    };
    given(...reached('bb_awaiting_store_drop'))
      .when(again)
      .then(nothing);
  });
  it('the rediagnosed price is the one that is finalised', () => {
    const history = play(buybackDecider, [declareBuyback(anOpening('store_drop')), rediagnose()]);
    const [finalised] = given(...history.flatMap(({ events }) => events))
      .when(finaliseBuyback())
      .events();
    expect(finalised).toMatchObject({ type: 'BuybackFinalised', data: { amount: 8_000, payableNow: false } });
  });
  it('the identity document is collected if required', () => {
    given(...reached('bb_awaiting_store_drop'))
      .when(finaliseBuyback({ identityCollected: false }))
      .then(refused('identity-document-required'));
  });
  it('the hand-over is signed', () => {
    given(...reached('bb_awaiting_store_drop'))
      .when(finaliseBuyback({ handOverSigned: false }))
      .then(refused('signature-required'));
  });
  it('a finalised buyback is not finalised twice', () => {
    given(...reached('bb_awaiting_inventory, finalised in the store'))
      .when(finaliseBuyback())
      .then(refused('buyback-already-finalised'));
  });
  it('a buyback being cancelled is not finalised', () => {
    given(...reached('bb_awaiting_store_drop, cancel pending'))
      .when(finaliseBuyback())
      .then(refused('buyback-cancel-pending'));
  });
});

describe('The test', () => {
  const completed = (status: 'bb_completed' | 'bb_completed_by_price' | 'bb_completed_with_absorption') =>
    ({ type: 'BuybackCompleted', data: { status, validatedPrice: 10_000 } }) as const;

  it.each([
    ['same-answers', 10_000, 'bb_completed'],
    ['by-price', 12_000, 'bb_completed_by_price'],
    ['absorbed', 9_500, 'bb_completed_with_absorption'],
  ] as const)('%s validates the declared price', (outcome, found, status) => {
    const [, after] = given(...reached('bb_in_processing'))
      .when(recordControl(outcome, found))
      .events();
    expect(after).toEqual(completed(status));
  });
  it('a lower price is proposed, and the buyback stays in processing', () => {
    const { events, state } = given(...reached('bb_in_processing')).when(recordControl('lower', 6_000));
    expect(events()[1]).toMatchObject({ data: { declaredPrice: 10_000, proposedPrice: 6_000 } });
    expect(state().status).toBe('bb_in_processing');
  });
  it.each([
    ['a reason of its own where the price of the day is the lower one', 8_000, true],
    ['no reason where the price of the day is as high', 10_000, false],
  ])('being sent late is %s', (_, dayPrice, told) => {
    const dates = { until: '2026-01-20T09:00:00.000Z', sentAt: '2026-01-21T09:00:00.000Z' };
    const command = recordControl('lower', 6_000);
    if (command.type !== 'RecordControl') throw new Error('another command');
    const control = { ...command.data.control, late: { ...dates, dayPrice, diagnosticId: 'd'.repeat(64) } };
    const { events } = given(...reached('bb_in_processing')).when({
      ...{ type: 'RecordControl', data: { ...command.data, control } },
    });
    const [, offered] = events();
    expect(offered?.type === 'PriceProposed' && offered.data.late).toEqual(
      told ? { ...dates, dayPrice } : undefined,
    );
  });
  it('an accepted proposal validates the proposed price', () => {
    given(...reached('bb_in_processing, proposal open'))
      .when(answerProposal('AcceptProposal'))
      .then(
        { type: 'ProposalAccepted', data: { proposalId: ids.proposal } },
        {
          type: 'BuybackCompleted',
          data: { status: 'bb_completed_with_negociation', validatedPrice: 6_000 },
        },
      );
  });
  it.each(['AcceptProposal', 'DeclineProposal'] as const)(
    '%s after an answer is reported as already taken into account',
    (answer) => {
      given(...reached('bb_completed_with_negociation'))
        .when(answerProposal(answer))
        .then(refused('proposal-answered'));
      given(...reached('bb_not_completed'))
        .when(answerProposal(answer))
        .then(refused('proposal-answered'));
    },
  );
  it.each(['AcceptProposal', 'DeclineProposal'] as const)(
    '%s after the expiry says that the offer has expired, not that it was answered',
    (answer) => {
      given(...reached('bb_not_completed, expired'))
        .when(answerProposal(answer))
        .then(refused('proposal-expired'));
    },
  );
  it('an expiry after the answer changes nothing', () => {
    given(...reached('bb_completed_with_negociation'))
      .when(answerProposal('ExpireProposal'))
      .then(nothing);
  });
  it('each reminder is sent once', () => {
    const remind: BuybackCommand = {
      type: 'RemindProposal',
      data: { proposalId: ids.proposal, reminder: 1 },
    };
    const open = reached('bb_in_processing, proposal open');
    const sent = given(...open)
      .when(remind)
      .events();
    expect(sent).toHaveLength(1);
    given(...open, ...sent)
      .when(remind)
      .then(nothing);
  });
});

describe('Cancelling', () => {
  it('a completed buyback cannot be cancelled', () => {
    given(...reached('bb_completed'))
      .when(requestCancellation())
      .then(refused('buyback-not-cancellable'));
  });
  it('the reason "other" needs a comment', () => {
    given(...reached('bb_in_transit'))
      .when(requestCancellation({ reason: 'other' }))
      .then(refused('cancel-comment-required'));
    given(...reached('bb_in_transit'))
      .when(requestCancellation({ reason: 'other', noteId: ids.note }))
      .then({ type: 'CancellationRequested', data: { reason: 'other', noteId: ids.note } });
  });
  it('force is offered only after the payment could not be cancelled', () => {
    given(...reached('bb_in_transit, cancel pending'))
      .when(forceCancellation())
      .then(refused('force-not-needed'));
    given(...reached('bb_in_transit, cancel failed'))
      .when(forceCancellation())
      .then(
        { type: 'CancellationForced', data: { reason: 'customer_retractation' } },
        { type: 'BuybackCancelled', data: { reason: 'customer_retractation', forced: true } },
      );
  });
  it('a pending cancellation does not stop the package', () => {
    const [shipped] = given(...reached('bb_awaiting_inventory, cancel pending'))
      .when(shipBuyback())
      .events();
    expect(shipped?.type).toBe('BuybackShipped');
  });
  it('a test recorded meanwhile takes effect if the cancellation fails', () => {
    const [failed, proposed] = given(...reached('bb_in_processing, test held by a pending cancel'))
      .when(failCancellation())
      .events();
    expect([failed?.type, proposed?.type]).toEqual(['CancellationFailed', 'PriceProposed']);
  });
});
