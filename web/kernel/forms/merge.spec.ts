import { mergeValues } from './merge';

describe('two edits of one record', () => {
  const base = { name: 'Lyon', city: 'Lyon', zip: '69001' };
  it('keep what only I changed, and adopt what only they changed', () => {
    const merge = mergeValues(base, { ...base, name: 'Lyon 2' }, { ...base, zip: '69002' });
    expect(merge).toEqual({
      values: { name: 'Lyon 2', city: 'Lyon', zip: '69002' },
      taken: ['zip'],
      open: [],
    });
  });
  it('leave fields open that both changed differently, with my value until somebody decides', () => {
    const merge = mergeValues(base, { ...base, name: 'Mine' }, { ...base, name: 'Theirs' });
    expect(merge).toEqual({ values: { ...base, name: 'Mine' }, taken: [], open: ['name'] });
  });
  it('agree if both wrote the same', () => {
    const both = { ...base, name: 'Both' };
    expect(mergeValues(base, both, both)).toEqual({ values: both, taken: [], open: [] });
  });
});
