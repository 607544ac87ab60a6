import {
  afterFailure,
  afterImport,
  afterVisit,
  isDue,
  noVisits,
  slotOf,
  type VisitState,
} from './sftp-visits.rules';

const at = (text: string) => new Date(`2026-11-${text}:00.000Z`);
const present = slotOf(2, at('23T02:05'));

describe('the daily visit of a server', () => {
  it('is at the hour that was chosen, in UTC; before it, yesterday’s counts', () => {
    expect(present).toBe('2026-11-23T02:00:00.000Z');
    expect(slotOf(2, at('23T01:59'))).toBe('2026-11-22T02:00:00.000Z');
    expect(slotOf(0, at('23T00:00'))).toBe('2026-11-23T00:00:00.000Z');
  });

  it('is due at once for a new configuration, and then once a day', () => {
    expect(isDue(noVisits, present, at('23T15:00'))).toBe(true);
    const done = afterVisit(present, { mark: '12 34' });
    expect(isDue(done, present, at('23T23:59'))).toBe(false);
    expect(isDue(done, slotOf(2, at('24T02:00')), at('24T02:00'))).toBe(true);
  });

  it('is tried again every ten minutes, five times, if that may help', () => {
    let [state, now]: [VisitState, Date] = [{ ...noVisits, mark: '12 34' }, at('23T02:00')];
    for (let tries = 1; tries < 5; tries += 1) {
      const next = afterFailure(state, present, now, true);
      expect(next.givenUp).toBe(false);
      state = next.state;
      expect(isDue(state, present, now)).toBe(false);
      now = new Date(now.getTime() + 600_000);
      expect(isDue(state, present, now)).toBe(true);
    }
    const last = afterFailure(state, present, now, true);
    expect(last).toEqual({ givenUp: true, state: { told: false, mark: '12 34', failed: 0, slot: present } });
    expect(isDue(last.state, present, at('23T23:00'))).toBe(false);
  });

  it('is given up at once where trying again cannot help, such as for a wrong password', () => {
    expect(afterFailure(noVisits, present, at('23T02:00'), false).givenUp).toBe(true);
  });

  it('keeps in mind whose import goes on, also when the next visit fails, and whether it was told', () => {
    const taken = afterVisit(present, { mark: '12 34', importId: 'i' });
    const { state } = afterFailure(taken, slotOf(2, at('24T02:00')), at('24T02:00'), false);
    expect(state).toMatchObject({ importId: 'i', mark: '12 34' });
    expect(afterImport(taken, true)).toEqual({ told: true, failed: 0, slot: present, mark: '12 34' });
    expect(afterImport({ ...taken, told: true }, false).told).toBe(true);
  });
});
