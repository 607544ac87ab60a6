import { formatMoney } from '@reprise/contracts/kernel';
import { Sheet } from './sheet';
import { printable, wrap } from './text-runs';

const linesOf = (text: string, width: number) => wrap(printable(text), width, (part) => part.length);

describe('the text of papers', () => {
  it('never parts an amount from its thousands or its currency', () => {
    const price = formatMoney({ amount: 123_456, currency: 'EUR' }, 'fr-FR');
    expect(linesOf(`pour ${price} net`, 12)).toEqual(['pour', '1\u2009234,56\u00a0€', 'net']);
  });

  it.each([
    ['On va ? Oui', ['On', 'va\u00a0?', 'Oui']],
    ['On va\u202f! Oui', ['On', 'va\u2009!', 'Oui']],
    ['ici « A » dit', ['ici', '«\u00a0A\u00a0»', 'dit']],
    ['a \u00a0 b\nc', ['a b c']],
  ])('keeps %j together as French does', (text, lines) => expect(linesOf(text, 5)).toEqual(lines));
});

it('a narrow space is measured as it is drawn', () => {
  const sheet = new Sheet('A4', { title: '', language: 'fr-FR', margin: 0 });
  expect(sheet.measure('1\u202f2', 10, 'regular')).toBe(sheet.measure('1\u20092', 10, 'regular'));
});
