import { carrierIdOf, carrierName, configurationOf } from './carrier-name';

describe('a carrier on a label', () => {
  it('is a name for people and a configuration for programs, also where the name has the sign between them', () => {
    const id = carrierIdOf('Post #1', 'c-1');
    expect([carrierName(id), configurationOf(id)]).toEqual(['Post #1', 'c-1']);
  });
  it('of older labels is its name alone', () => {
    expect([carrierName('Post'), configurationOf('Post')]).toEqual(['Post', undefined]);
  });
  it('of the product itself has a name that people read, and nothing else has', () => {
    expect([carrierName('sandbox'), configurationOf('sandbox')]).toEqual(['Colis Éclair', undefined]);
    expect(carrierName(carrierIdOf('sandbox', 'c-1'))).toBe('sandbox');
  });
});
