import type { RefurbQuestion } from '@reprise/contracts/configuration';
import { anId } from '../testing';
import { proposedSteps } from './proposed-steps.rules';

const answer = (n: number, ...steps: RefurbQuestion['answers'][number]['steps']) => ({
  ...{ id: anId(n), label: `Answer ${n}`, steps },
});
const question = (n: number, ...answers: RefurbQuestion['answers']): RefurbQuestion => ({
  ...{ id: anId(n), label: `Question ${n}`, type: 'multiple', description: '', position: n, answers },
});
const given = (n: number, ...ids: number[]) => ({
  ...{ questionId: anId(n), question: `Question ${n}` },
  answers: ids.map((id) => ({ id: anId(id), label: '' })),
});
const anyProduct = (n: number) => ({ refurbStepId: anId(n), categoryIds: [] });
const only = (n: number, category: number) => ({ refurbStepId: anId(n), categoryIds: [anId(category)] });

const questions = [
  question(1, answer(11, anyProduct(90), only(91, 70)), answer(12, anyProduct(92))),
  question(2, answer(21, anyProduct(90), anyProduct(93)), answer(22)),
];

describe('the steps that a diagnosis proposes', () => {
  it('are those of the answers that were given, each once, in the order of the questions', () => {
    const found = proposedSteps([given(2, 21), given(1, 12)], questions, []);
    expect(found).toEqual([anId(92), anId(90), anId(93)]);
    expect(proposedSteps([given(1, 11), given(2, 21)], questions, [])).toEqual([anId(90), anId(93)]);
  });
  it('are for every product, or for a category and all below it', () => {
    expect(proposedSteps([given(1, 11)], questions, [anId(70), anId(1)])).toEqual([anId(90), anId(91)]);
    expect(proposedSteps([given(1, 11)], questions, [anId(71)])).toEqual([anId(90)]);
  });
  it('are none where the answers ask for nothing, or are gone', () => {
    expect(proposedSteps([given(2, 22)], questions, [])).toEqual([]);
    expect(proposedSteps([given(3, 31)], questions, [])).toEqual([]);
  });
});
