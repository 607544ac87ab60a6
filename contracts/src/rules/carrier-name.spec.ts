import { carrierIdOf, carrierName, configurationOf } from './carrier-name';

describe('a carrier on a label', () => {
  it('is a name for people and a configuration for programs, also where the name has the sign between them', () => {
    const id = carrierIdOf('Post #1', 'c-1');
    expect([carrierName(id), configurationOf(id)]).toEqual(['Post #1', 'c-1']);
  });
  it('of the product itself, and of older labels, is its name alone', () => {
    expect([carrierName('sandbox'), configurationOf('sandbox')]).toEqual(['sandbox', undefined]);
  });
});
