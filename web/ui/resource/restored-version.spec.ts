import type { AuditEntry } from '@reprise/contracts/audit';
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
const long = `<p>${'a'.repeat(10)}… (9000 characters, sha256 ${'0'.repeat(64)})`;
type Fields = AuditEntry['after'];
const entry = (after: Fields, before: Fields = {}): AuditEntry => ({
  ...{
    id: 'e',
    at: '2026-11-21T10:00:00.000Z',
    action: 'update',
    resource: 'r',
    documentId: 'd',
    revision: 1,
  },
  ...{ actorId: 'u', actorRole: 'admin', before, after },
});
const restored = (now: object, ...newestFirst: readonly AuditEntry[]) =>
  restoredVersion({ shape, current: now }, newestFirst, newestFirst.length - 1);

describe('an earlier version of a document', () => {
  it('comes back as a patch of what has changed since, with what has gone named', () => {
    const version = { ...current, name: 'A', texts: { en: 'a' }, note: undefined };
    expect(restored({ ...current, revision: 3 }, entry(version))).toEqual({
      patch: { name: 'A', texts: { en: 'a', de: null }, note: null },
      kept: [],
    });
  });
  it('has the long texts that later changes replaced, also where several did', () => {
    const whole = '<p>the first</p>'.repeat(1000);
    const version = { ...current, name: 'A', html: long };
    const changes = [entry(current, { html: '<p>second</p>' }), entry(current, { html: whole })];
    expect(restored(current, ...changes, entry(version))).toEqual({
      patch: { name: 'A', html: whole },
      kept: [],
    });
  });
  it('leaves a long text and a hidden field that nobody has changed since as they are', () => {
    const version = { ...current, name: 'A', email: masked, html: long };
    expect(restored(current, entry(current, { name: 'A' }), entry(version))).toEqual({
      patch: { name: 'A' },
      kept: [],
    });
  });
  it('leaves what the history hides or shortens as it is, and says so', () => {
    const version = { ...current, name: 'A', email: masked, html: long };
    const change = entry(current, { name: 'A', email: masked, html: long });
    expect(restored(current, change, entry(version))).toEqual({
      patch: { name: 'A' },
      kept: ['email', 'html'],
    });
  });
  it('is nothing where it is the present one', () => {
    expect(restored(current, entry(current))).toEqual({ patch: {}, kept: [] });
  });
});
