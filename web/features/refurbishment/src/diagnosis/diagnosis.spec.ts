import type { RefurbQuestion } from '@reprise/contracts/configuration';
import type { ItemRefurbishment } from '@reprise/contracts/item';
import { answered, answersIn, isEarly, reachedStep } from './diagnosis.rules';

const question = (id: string, type: 'unique' | 'multiple'): RefurbQuestion => ({
  ...{ id, type, label: id, description: '', position: 0 },
  answers: ['a', 'b'].map((label) => ({ id: label, label, steps: [] })),
});
const [one, several] = [question('one', 'unique'), question('several', 'multiple')];
const begun: ItemRefurbishment = {
  ...{ id: 'i', status: 'item_refurb_diagnostic_in_progress', answers: [], proposed: [], steps: [] },
  ...{ plannedCost: 0, completedCost: 0 },
};
const answers = [{ questionId: 'one', question: 'one', answers: [{ id: 'a', label: 'a' }] }];

describe('a diagnosis', () => {
  it('keeps one answer where one is asked, and gathers or takes back where several are', () => {
    const first = answered(answered({}, one, 'a'), one, 'b');
    const both = answered(answered(first, several, 'a'), several, 'b');
    expect(both).toEqual({ one: ['b'], several: ['a', 'b'] });
    expect(answered(both, several, 'a')).toEqual({ one: ['b'], several: ['b'] });
  });
  it('sends only what is still asked, and nothing for a question without an answer', () => {
    const draft = { one: ['a'], several: [], gone: ['x'] };
    expect(answersIn(draft, [one, several])).toEqual([{ questionId: 'one', answerIds: ['a'] }]);
  });
  it('goes on where it was left', () => {
    expect(reachedStep(begun)).toBe('questions');
    expect(reachedStep({ ...begun, answers })).toBe('summary');
    expect(reachedStep({ ...begun, answers, destinationId: 's' })).toBe('stock');
    expect(reachedStep({ ...begun, status: 'item_refurb_in_progress' })).toBe('finalized');
  });
  it('shows no summary of answers that nobody gave, and no end before the stock', () => {
    expect(isEarly('summary', begun)).toBe(true);
    expect(isEarly('summary', { ...begun, answers })).toBe(false);
    expect(isEarly('stock', { ...begun, answers })).toBe(false);
    expect(isEarly('finalized', { ...begun, answers, destinationId: 's' })).toBe(true);
  });
});
