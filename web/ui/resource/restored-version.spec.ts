import { masked } from '@reprise/contracts/kernel';
import { z } from 'zod';
import { restoredVersion } from './restored-version';

const shape = {
  name: z.string(),
  email: z.string(),
  html: z.string(),
  texts: z.record(z.string(), z.string()),
  note: z.string().optional(),
};
const current = { name: 'B', email: 'b@x.test', html: '<p>b</p>', texts: { en: 'a', de: 'b' }, note: 'n' };

describe('an earlier version of a document', () => {
  it('comes back as a patch of what has changed since, with what has gone named', () => {
    const version = { ...current, name: 'A', texts: { en: 'a' }, note: undefined };
    expect(restoredVersion(shape, { ...current, revision: 3 }, version)).toEqual({
      patch: { name: 'A', texts: { en: 'a', de: null }, note: null },
      kept: [],
    });
  });
  it('leaves what the history hides or shortens as it is, and says so', () => {
    const long = `<p>${'a'.repeat(10)}… (9000 characters, sha256 ${'0'.repeat(64)})`;
    expect(restoredVersion(shape, current, { ...current, name: 'A', email: masked, html: long })).toEqual({
      patch: { name: 'A' },
      kept: ['email', 'html'],
    });
  });
  it('is nothing where it is the present one', () => {
    expect(restoredVersion(shape, current, current)).toEqual({ patch: {}, kept: [] });
  });
});
