import { draft, finished, graded } from '../testing/drafts';
import { id, phone, shippingOption } from '../testing/shop';
import { cartLineOf } from './cart-line.rules';
import { choicesOf } from './choices.rules';
import { stepAt, stepsOf } from './steps.rules';

const keys = (...args: Parameters<typeof stepsOf>): string[] => stepsOf(...args).map(({ key }) => key);

describe('the screens of a product', () => {
  it('omit what nobody has to choose', () => {
    expect(keys(phone, draft())).toEqual(['question-1', 'question-2', 'price', 'payment']);
  });

  it('ask for IMEI, transport, courier date and workshop if necessary', () => {
    const collect = shippingOption(22, 'web_collect', 'Courier', [id(51), id(52)]);
    const view = { ...phone, collectsImei: true, options: [...phone.options, collect] };
    expect(keys(view, draft({ shippingMethodId: id(22) }))).toEqual([
      'question-1',
      'question-2',
      'imei',
      'price',
      'transport',
      'appointment',
      'payment',
      'workshop',
    ]);
  });

  it('start with the price for a product bought without grading', () => {
    expect(keys({ ...phone, questions: [] }, draft())[0]).toBe('price');
  });
});

describe('returning', () => {
  const at = (asked: string | null, from = draft()): string | undefined => {
    const steps = stepsOf(phone, from);
    return steps[stepAt(steps, asked, phone, from)]?.key;
  };
  it('leads to the first open question', () => {
    expect(at(null, draft({ answers: { [id(11)]: id(111) } }))).toBe('question-2');
  });
  it('shows the price once every question is answered', () => expect(at(null, graded)).toBe('price'));
  it('keeps the step in the address if it can be reached', () => {
    expect(at('question-1', graded)).toBe('question-1');
    expect(at('payment', graded)).toBe('payment');
  });
  it('does not skip an open question', () => expect(at('payment')).toBe('question-1'));
});

describe('the finished line', () => {
  it('has a receipt whose parts add up to the total, to the cent', () => {
    const line = cartLineOf(phone, finished);
    const sum = line?.receipt.reduce((all, { value }) => all + value, 0);
    expect(sum).toBe(line?.total);
    expect(line?.receipt.map(({ value }) => value)).toEqual([10_000, 0, -6499, 350]);
  });

  it('does not exist while a payment mode is open', () => expect(cartLineOf(phone, graded)).toBeUndefined());

  it('uses the only transport automatically', () =>
    expect(choicesOf(phone, graded).shipping?.label).toBe('Post'));
});
