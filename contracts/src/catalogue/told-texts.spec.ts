import { inEveryLanguage } from './told-texts.rules';

const kept = { text: 'Oui', translations: { 'de-DE': 'Ja' } };

describe('a text that was kept in one language', () => {
  it('is told as its document has it in all, whatever language that was', () => {
    expect(inEveryLanguage('Ja', [kept])).toEqual(kept);
    expect(inEveryLanguage('Oui', [{ text: 'Oui' }, kept])).toEqual(kept);
  });
  it('stays as it was kept where its document is gone or says something else today', () => {
    expect(inEveryLanguage('Ja', [])).toEqual({ text: 'Ja' });
    expect(inEveryLanguage('Ja', [{ text: 'Non', translations: { 'de-DE': 'Nein' } }])).toEqual({
      text: 'Ja',
    });
  });
});
