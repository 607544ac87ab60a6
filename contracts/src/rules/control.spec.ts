import fc from 'fast-check';
import { controlOutcome, type AbsorptionRule, type TestedAnswer } from './control';

const answer = (questionId: string, answerId: string): TestedAnswer => ({
  questionId,
  question: `Question ${questionId}`,
  answerId,
  answer: `Answer ${answerId}`,
});
const declaredAnswers = [answer('screen', 'intact'), answer('battery', 'good')];
const scratched = [answer('screen', 'scratched'), answer('battery', 'good')];
const control = (
  controlledAnswers: TestedAnswer[],
  controlledPrice: number,
  rule: AbsorptionRule = { type: 'none' },
  enabled = true,
  late = false,
) =>
  controlOutcome({
    declaredAnswers,
    controlledAnswers,
    declaredPrice: 10_000,
    controlledPrice,
    absorption: { enabled, rule },
    late,
  });

describe('a compliance test', () => {
  it('with the same answers in any order keeps the declared price, whatever the catalogue says now', () =>
    expect(control(declaredAnswers.toReversed(), 1)).toEqual({
      outcome: 'same-answers',
      validatedPrice: 10_000,
      absorbedAmount: 0,
      differences: [],
    }));
  it('with other answers and a price at least as good keeps the declared price', () =>
    expect(control(scratched, 10_000)).toMatchObject({
      outcome: 'by-price',
      validatedPrice: 10_000,
      differences: [
        {
          questionId: 'screen',
          question: 'Question screen',
          declared: 'Answer intact',
          found: 'Answer scratched',
        },
      ],
    }));
  it('with a lower price leaves the price undecided', () => {
    const outcome = control(scratched, 9_999);
    expect(outcome).toMatchObject({ outcome: 'lower', absorbedAmount: 0 });
    expect(outcome.validatedPrice).toBeUndefined();
  });
  it('lists a question that was answered on one side only', () =>
    expect(control([answer('battery', 'good')], 9_000).differences).toEqual([
      { questionId: 'screen', question: 'Question screen', declared: 'Answer intact', found: '' },
    ]));
});

describe('absorption', () => {
  it.each<[string, AbsorptionRule, number, string]>([
    [
      'a share of the declared price',
      { type: 'percentage_declared', absorptionValue: 10 },
      9_000,
      'absorbed',
    ],
    ['no more than that share', { type: 'percentage_declared', absorptionValue: 10 }, 8_999, 'lower'],
    [
      'a share of the controlled price',
      { type: 'percentage_controlled', absorptionValue: 25 },
      8_000,
      'absorbed',
    ],
    ['no more than that share', { type: 'percentage_controlled', absorptionValue: 25 }, 7_999, 'lower'],
    ['a value', { type: 'value', absorptionValue: 500 }, 9_500, 'absorbed'],
    [
      'no more than the max amount',
      { type: 'percentage_declared', absorptionValue: 10, maxAmount: 400 },
      9_500,
      'lower',
    ],
  ])('covers %s', (_, rule, controlled, outcome) =>
    expect(control(scratched, controlled, rule).outcome).toBe(outcome),
  );
  it('is a premium feature', () =>
    expect(control(scratched, 9_999, { type: 'value', absorptionValue: 500 }, false).outcome).toBe('lower'));
});

it('either validates the declared price or asks the customer, and never absorbs more than the loss', () =>
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), fc.nat(5_000), (declaredPrice, controlledPrice, value) => {
      const result = controlOutcome({
        declaredAnswers,
        controlledAnswers: scratched,
        declaredPrice,
        controlledPrice,
        absorption: { enabled: true, rule: { type: 'value', absorptionValue: value } },
      });
      expect(result.validatedPrice).toBe(result.outcome === 'lower' ? undefined : declaredPrice);
      expect(result.absorbedAmount).toBe(result.outcome === 'absorbed' ? declaredPrice - controlledPrice : 0);
    }),
  ));

describe('a parcel sent after its price lock had ended', () => {
  const none: AbsorptionRule = { type: 'none' };
  const small: AbsorptionRule = { type: 'value', absorptionValue: 500 };
  it.each([
    ['is worth less today', declaredAnswers, 9_000, none, 'lower'],
    ['is worth a little less, which the category absorbs', declaredAnswers, 9_500, small, 'absorbed'],
    ['is worth as much today', declaredAnswers, 10_000, none, 'same-answers'],
    ['is worth more today: the declared price stands', declaredAnswers, 12_000, none, 'same-answers'],
    ['differs and is worth less', scratched, 9_000, none, 'lower'],
    ['differs and is worth more: the declared price stands', scratched, 12_000, none, 'by-price'],
  ] as const)('%s', (_, found, price, rule, outcome) => {
    const result = control([...found], price, rule, true, true);
    expect(result.outcome).toBe(outcome);
    expect(result.validatedPrice).toBe(outcome === 'lower' ? undefined : 10_000);
  });

  it('never brings more than the declared price, nor less without an answer, and as declared depends on lateness alone', () =>
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), fc.boolean(), (declaredPrice, controlledPrice, late) => {
        const absorption = { enabled: false, rule: none };
        const prices = { declaredPrice, controlledPrice, absorption, late };
        const result = controlOutcome({ declaredAnswers, controlledAnswers: declaredAnswers, ...prices });
        const asks = late && controlledPrice < declaredPrice;
        expect(result).toMatchObject({ outcome: asks ? 'lower' : 'same-answers', absorbedAmount: 0 });
        expect(result.validatedPrice).toBe(asks ? undefined : declaredPrice);
      }),
    ));
});
