import type { RefurbQuestion } from '@reprise/contracts/configuration';
import { anId } from '../testing';
import { answersInWords } from './diagnosis-answers.rules';

const question = (n: number, type: RefurbQuestion['type']): RefurbQuestion => ({
  ...{ id: anId(n), label: `Question ${n}`, type, description: '', position: n },
  answers: [1, 2].map((each) => ({ id: anId(n * 10 + each), label: `Answer ${each}`, steps: [] })),
});
const questions = [question(1, 'unique'), question(2, 'multiple')];
const given = (n: number, ...ids: number[]) => [{ questionId: anId(n), answerIds: ids.map(anId) }];

describe('the answers of a diagnosis', () => {
  it('are kept in the words of the question, in its order', () => {
    expect(answersInWords(questions, given(2, 22, 21))).toEqual([
      {
        ...{ questionId: anId(2), question: 'Question 2' },
        answers: [
          { id: anId(21), label: 'Answer 1' },
          { id: anId(22), label: 'Answer 2' },
        ],
      },
    ]);
  });
  it.each([
    ['a question that is gone', given(3, 31), 'unknown-reference'],
    ['an answer of another question', given(1, 21), 'unknown-reference'],
    ['two answers where one is asked for', given(1, 11, 12), 'invalid-request'],
  ])('are refused for %s', (_name, answers, code) => {
    expect(() => answersInWords(questions, answers)).toThrow(expect.objectContaining({ code }));
  });
});
