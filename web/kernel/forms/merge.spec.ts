import { mergeValues } from './merge';

describe('two edits of one record', () => {
  const base = { name: 'Lyon', city: 'Lyon', zip: '69001' };
  it('leave alone what only I changed, and take over what only they changed', () => {
    const merge = mergeValues(base, { ...base, name: 'Lyon 2' }, { ...base, zip: '69002' });
    expect(merge).toEqual({
      values: { name: 'Lyon 2', city: 'Lyon', zip: '69002' },
      taken: ['zip'],
      open: [],
    });
  });
  it('are open where both changed a field differently, and mine stays until somebody decides', () => {
    const merge = mergeValues(base, { ...base, name: 'Mine' }, { ...base, name: 'Theirs' });
    expect(merge).toEqual({ values: { ...base, name: 'Mine' }, taken: [], open: ['name'] });
  });
  it('agree where both wrote the same', () => {
    const both = { ...base, name: 'Both' };
    expect(mergeValues(base, both, both)).toEqual({ values: both, taken: [], open: [] });
  });
});
