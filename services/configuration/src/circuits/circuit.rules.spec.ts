import { circuitFault } from './circuit.rules';

const facts = { active: [], hasWebUrl: true, used: false };
const on = (name: 'web_drop' | 'web_post' | 'store_drop') => ({ name, active: true });
const off = (name: 'web_drop' | 'web_post' | 'store_drop') => ({ name, active: false });

describe('switching a circuit', () => {
  it('needs a web address on the web channel only', () => {
    expect(circuitFault(on('web_post'), false, { ...facts, hasWebUrl: false })).toBe('web-channel-needs-url');
    expect(circuitFault(on('store_drop'), false, { ...facts, hasWebUrl: false })).toBeUndefined();
  });

  it('keeps web drop and store drop together', () => {
    expect(circuitFault(on('web_drop'), false, facts)).toBe('web-drop-needs-store-drop');
    expect(circuitFault(on('web_drop'), false, { ...facts, active: ['store_drop'] })).toBeUndefined();
    const both = { ...facts, active: ['store_drop', 'web_drop'] as const };
    expect(circuitFault(off('store_drop'), true, both)).toBe('web-drop-needs-store-drop');
    expect(circuitFault(off('web_drop'), true, both)).toBeUndefined();
  });

  it('lets one store drop circuit be active, with or without labels', () => {
    const labelled = { name: 'store_drop_label', active: true } as const;
    expect(circuitFault(labelled, false, facts)).toBeUndefined();
    expect(circuitFault(labelled, false, { ...facts, active: ['store_drop'] })).toBe(
      'store-drop-already-active',
    );
  });

  it('does not deactivate a circuit used by a category', () => {
    expect(circuitFault(off('web_post'), true, { ...facts, used: true })).toBe('circuit-still-used');
  });

  it('lets an active circuit be edited in any case', () => {
    expect(circuitFault(on('web_drop'), true, { ...facts, hasWebUrl: false })).toBeUndefined();
  });
});
