import { TestClock } from '../base';
import { Alarms } from './alarms';

const start = '2026-01-05T09:00:00.000Z';

function ringing(delays: readonly number[]) {
  const clock = new TestClock(start);
  const rung: number[] = [];
  const alarms = new Alarms(clock, () => rung.push(clock.now().getTime() - Date.parse(start)));
  delays.forEach((delay) => alarms.in(delay));
  return { clock, alarms, rung };
}

describe('what is due later', () => {
  it('rings at its moment, once for all that is due then', async () => {
    const { clock, rung } = ringing([2003, 2003, 2003]);
    await clock.advance(5000);
    expect(rung).toEqual([2003]);
  });

  it('rings twice for a hundred of one stretch of time, and never late by more than that', async () => {
    const { clock, rung } = ringing(Array.from({ length: 100 }, (_, index) => 2000 + index / 4));
    await clock.advance(5000);
    expect(rung).toEqual([2000, 2025]);
  });

  it('rings again for what becomes due after the ring', async () => {
    const { clock, alarms, rung } = ringing([10]);
    await clock.advance(10);
    alarms.in(4);
    await clock.advance(4);
    expect(rung).toEqual([10, 14]);
  });

  it('is silent for what is not due by itself, and after it was called off', async () => {
    const { clock, alarms, rung } = ringing([100, 110]);
    alarms.in(undefined);
    alarms.clear();
    alarms.in(300);
    await clock.advance(5000);
    expect(rung).toEqual([300]);
  });
});
