import { accountContract, organisationContract } from '@reprise/contracts/organisation';
import { patchOf, withoutEmptied } from './patch';

describe('what a form sends of a document', () => {
  it('names what has gone, in objects too', () => {
    const before = { name: 'A', city: 'Lyon', texts: { 'en-GB': 'a', 'de-DE': 'b' } };
    expect(patchOf(before, { name: 'B', texts: { 'en-GB': 'c' } })).toEqual({
      name: 'B',
      city: null,
      texts: { 'en-GB': 'c', 'de-DE': null },
    });
  });
  it('replaces lists, and objects where there was none', () => {
    expect(patchOf({ list: [1, 2] }, { list: [3], image: { url: '/a' } })).toEqual({
      list: [3],
      image: { url: '/a' },
    });
  });
  it('leaves out what was emptied and may be left out, and nothing else', () => {
    const { shape } = organisationContract.schema;
    expect(withoutEmptied(shape, { commonName: '', street: '', city: null, country: 'FR' })).toEqual({
      commonName: '',
      country: 'FR',
    });
  });
  it('leaves out parts that were emptied, and a value of which nothing is left', () => {
    const { shape } = accountContract.schema;
    const account = (parts: object) => withoutEmptied(shape, { payingAccount: parts });
    expect(account({ holder: 'Shop', iban: 'X', bic: '' })).toEqual({
      payingAccount: { holder: 'Shop', iban: 'X' },
    });
    expect(account({ holder: '', iban: '', bic: '' })).toEqual({});
    expect(account({ holder: '', iban: 'X' })).toEqual({ payingAccount: { holder: '', iban: 'X' } });
  });
});
