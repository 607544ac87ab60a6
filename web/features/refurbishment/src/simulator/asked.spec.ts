import { wholeOf } from './asked.rules';

const asked = {
  productId: 'p',
  state: 'grade_a',
  warehouseId: 'w',
  purchasePrice: null,
  answers: {},
} as const;

describe('what the simulator asks', () => {
  it('is asked once product and workshop are chosen; a question without an answer is left out', () => {
    const answers = { q1: ['a', 'b'], q2: [] };
    const whole = { productId: 'p', state: 'grade_a', warehouseId: 'w' };
    expect(wholeOf({ ...asked, answers })).toEqual({
      ...{ ...whole, answers: [{ questionId: 'q1', answerIds: ['a', 'b'] }] },
    });
    expect(wholeOf({ ...asked, productId: undefined })).toBeUndefined();
    expect(wholeOf({ ...asked, warehouseId: undefined })).toBeUndefined();
  });
  it('has no price rather than a wrong one', () => {
    expect(wholeOf({ ...asked, purchasePrice: 1_000 })?.purchasePrice).toBe(1_000);
    expect(wholeOf({ ...asked, purchasePrice: 'ten' })).toBeUndefined();
    expect(wholeOf({ ...asked, purchasePrice: -1 })).toBeUndefined();
  });
});
