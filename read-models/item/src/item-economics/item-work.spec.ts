import type { RefurbStepState } from '@reprise/contracts/item';
import { workOf } from './item-work.rules';

const step = (id: string, status: RefurbStepState['status'], more: object = {}): RefurbStepState => ({
  ...{ id, refurbStepId: `catalogue-${id}`, name: id, stockId: 's', cost: 0, status },
  ...more,
});
const at = (...steps: RefurbStepState[]) =>
  workOf({ status: 'item_refurb_in_progress', refurbishedFrom: '2026-01-20T09:00:00.000Z', steps });

describe('where the refurbishment of an item stands', () => {
  it('is the step that is worked on, or else a paused one, or else the next', () => {
    const [todo, paused, working] = [
      step('a', 'to_do'),
      step('b', 'paused'),
      step('c', 'in_progress', { by: 'u' }),
    ];
    expect(at(todo, paused, working)).toMatchObject({ label: 'c', technicianId: 'u', status: 'in_progress' });
    expect(at(todo, paused)?.label).toBe('b');
    expect(at(todo)?.label).toBe('a');
  });
  it('is due once the usual days of its steps have passed; cancelled ones take none', () => {
    const days = { expectedDays: 2 };
    expect(
      at(step('a', 'completed', days), step('b', 'to_do', days), step('c', 'canceled', days)),
    ).toMatchObject({
      ...{ sinceOn: '2026-01-20', dueOn: '2026-01-24' },
    });
    expect(at(step('a', 'to_do'))?.dueOn).toBeUndefined();
  });
  it('is nothing once it has ended or before it has begun', () => {
    expect(
      workOf({ status: 'item_refurb_completed', refurbishedFrom: '2026-01-20T09:00:00.000Z', steps: [] }),
    ).toBeUndefined();
    expect(workOf({ status: 'item_completed', steps: [] })).toBeUndefined();
  });
});
