import { receiptOf } from './receipt.rules';

const answer = (question: string, text: string) => ({
  ...{ questionId: question, question, answerId: text, answer: text },
});
const line = (kind: 'best' | 'answer' | 'bonus', label: string, value = 0) => ({ kind, label, value });

describe('the receipt of a file', () => {
  it('names the question of each answer, also where two are answered alike', () => {
    const priceLines = [
      line('best', '', 300),
      line('answer', 'Yes'),
      line('answer', 'Worn', -40),
      line('answer', 'Yes'),
    ];
    const answers = [
      answer('Does it start?', 'Yes'),
      answer('The screen?', 'Worn'),
      answer('Unlocked?', 'Yes'),
    ];
    expect(receiptOf({ priceLines, answers }).map(({ label }) => label)).toEqual([
      ...['', 'Does it start? · Yes', 'The screen? · Worn', 'Unlocked? · Yes'],
    ]);
  });

  it('leaves modifiers and answers that are not kept as they are', () => {
    const priceLines = [line('answer', 'Yes'), line('bonus', 'Yes', 10)];
    expect(receiptOf({ priceLines, answers: [] })).toEqual(priceLines);
  });
});
