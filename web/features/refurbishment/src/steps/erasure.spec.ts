import { draftOf, erasureOf } from './erasure.rules';

const now = new Date('2026-11-23T09:00:00.000Z');
const draft = { ...draftOf({ imei: '490154203237518' }), provider: 'Blancco', standard: 'NIST 800-88' };

describe('the proof of an erasure', () => {
  it('begins with the number of the item in hand, and lacks its certificate', () => {
    expect(draft.device).toBe('490154203237518');
    expect(erasureOf(draft, now)).toBeUndefined();
  });
  it('is complete with its certificate', () => {
    const certificate = 'a'.repeat(64);
    expect(erasureOf({ ...draft, certificate }, now)).toEqual({
      ...{ outcome: 'erased', provider: 'Blancco', standard: 'NIST 800-88', device: draft.device },
      ...{ certificate, erasedAt: now.toISOString() },
    });
  });
  it('asks for the number on the product where none is known', () => {
    expect(draftOf({})).toMatchObject({ device: '', readOff: '' });
    const read = { ...draft, certificate: 'a'.repeat(64), readOff: 'C02XK' };
    expect(erasureOf(read, now)).toMatchObject({ readOff: 'C02XK' });
  });
  it('of a destroyed data carrier needs none, but who destroyed it', () => {
    const destroyed = { ...draft, outcome: 'destroyed' as const };
    expect(erasureOf(destroyed, now)).toMatchObject({ outcome: 'destroyed', provider: 'Blancco' });
    expect(erasureOf({ ...destroyed, provider: ' ' }, now)).toBeUndefined();
  });
});
