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
) =>
  controlOutcome({
    declaredAnswers,
    controlledAnswers,
    declaredPrice: 10_000,
    controlledPrice,
    absorption: { enabled, rule },
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
