import { currencies, locales } from '@reprise/contracts/kernel';
import fc from 'fast-check';
import { amountText, parseAmount, parsePercent, percentText } from './amounts';

const anyLanguage = fc.constantFrom(...locales);
const spaces = /\s/g;

describe('an amount', () => {
  it('is read back from its own text, in every language and currency', () => {
    const amounts = fc.integer({ min: -5_000_000_00, max: 5_000_000_00 });
    fc.assert(
      fc.property(amounts, fc.constantFrom(...currencies), anyLanguage, (amount, currency, language) => {
        expect(parseAmount(amountText(amount, currency, language), language)).toBe(amount);
      }),
    );
  });
  it('is written as its language writes it', () => {
    expect(amountText(123456, 'EUR', 'fr-FR').replace(spaces, ' ')).toBe('1 234,56 €');
    expect(amountText(123456, 'EUR', 'en-GB')).toBe('€1,234.56');
  });
  it.each([
    ['1234,56', 'fr-FR', 123456],
    ['1 234,56 €', 'fr-FR', 123456],
    ['1234.56', 'fr-FR', 123456],
    ['1.234,56', 'fr-FR', 123456],
    ['12', 'fr-FR', 1200],
    [',5', 'fr-FR', 50],
    ['−3,20', 'fr-FR', -320],
    ['1,234.56', 'en-GB', 123456],
    ['1,234', 'en-GB', 123400],
    ['12,5', 'en-GB', 1250],
    ['£0.10', 'en-GB', 10],
    ['1’234.50 CHF', 'en-GB', 123450],
  ])('is understood when somebody types %s in %s', (text, language, amount) => {
    expect(parseAmount(text, language)).toBe(amount);
  });
  it.each([
    ['1,234', 'fr-FR'],
    ['1.234.56', 'fr-FR'],
    ['1,2,3', 'en-GB'],
    ['12.345', 'en-GB'],
    ['ten', 'en-GB'],
    ['', 'fr-FR'],
    ['€', 'fr-FR'],
    ['1-2', 'fr-FR'],
  ])('is not guessed from %j in %s', (text, language) => {
    expect(parseAmount(text, language)).toBeUndefined();
  });
});

describe('a percentage', () => {
  it('is read back from its own text', () => {
    const percents = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((value) => value / 10_000);
    fc.assert(
      fc.property(percents, anyLanguage, (percent, language) => {
        expect(parsePercent(percentText(percent, language), language)).toBe(percent);
      }),
    );
  });
  it('is written and typed as its language does', () => {
    expect(percentText(12.5, 'fr-FR').replace(spaces, ' ')).toBe('12,5 %');
    expect([parsePercent('12,5', 'fr-FR'), parsePercent('12.5%', 'en-GB')]).toEqual([12.5, 12.5]);
  });
});
