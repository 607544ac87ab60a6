import { mayBecome, transition } from './subscription-state';

describe('the states of a subscription', () => {
  it('go from detached through booting to active and back', () => {
    expect(transition('detached', 'booting')).toBe('booting');
    expect(transition('booting', 'active')).toBe('active');
    expect(transition('active', 'detached')).toBe('detached');
  });

  it('leave failed only by a restart, a pause or the end of the process', () => {
    expect((['active', 'error'] as const).some((to) => mayBecome('failed', to))).toBe(false);
    expect((['booting', 'paused', 'detached'] as const).every((to) => mayBecome('failed', to))).toBe(true);
    expect(() => transition('failed', 'active')).toThrow('a subscription cannot go from failed to active');
  });
});
