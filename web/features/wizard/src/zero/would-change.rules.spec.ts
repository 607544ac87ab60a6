import { draft, graded } from '../testing/drafts';
import { id, phone } from '../testing/shop';
import { bestChange } from './would-change.rules';

describe('what would change a refusal', () => {
  const blocked = draft({ answers: { [id(11)]: id(112) } });

  it('is the other answer to the question that blocks, with its price', () =>
    expect(bestChange(phone, blocked)).toEqual({ question: 'Does it start?', answer: 'Yes', total: 10_000 }));

  it('is the answer that raises the price most', () =>
    expect(bestChange(phone, graded)?.question).toBe('The screen?'));

  it('is nothing where no single answer gives a price', () => {
    const questions = phone.questions.map((question) => ({
      ...question,
      answers: question.answers.map((answer) => ({ ...answer, effect: { blocks: true } })),
    }));
    expect(bestChange({ ...phone, questions }, graded)).toBeUndefined();
  });
});
