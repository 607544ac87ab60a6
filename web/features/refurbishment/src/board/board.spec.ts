import { bottleneckOf, isEmpty, listOf } from './board.rules';

const group = (id: string, items: number, averageDays: number) => ({ id, items, averageDays });

describe('the board of the workshop', () => {
  it('names as bottleneck where most days are spent, not where most items lie', () => {
    expect(bottleneckOf([group('many', 10, 1), group('long', 3, 9)])).toBe('long');
    expect(bottleneckOf([group('new', 4, 0)])).toBeUndefined();
    expect(bottleneckOf([])).toBeUndefined();
  });
  it('opens what was due before today: what is due today is not late', () => {
    expect(listOf.overdue({ today: '2026-03-01' })).toContain('work.dueOn[before]=2026-02-28');
  });
  it('opens what a figure of a period counts, with both of its days', () => {
    expect(listOf.period('refurbishedOn', { from: '2026-02-01', to: '2026-03-01' })).toBe(
      '/items-tested?refurbishedOn[after]=2026-02-01&refurbishedOn[before]=2026-03-01&sort=refurbishedOn:desc',
    );
  });
  it('has nothing to show only if nothing is diagnosed, refurbished or for sale', () => {
    const none = { today: '2026-03-01', overdue: 0, plannedCost: 0, completedCost: 0 };
    const lists = { byStock: [], byStep: [], byTechnician: [], margins: [] };
    expect(isEmpty({ ...none, ...lists, inDiagnosis: 0, inRefurbishment: 0 })).toBe(true);
    expect(isEmpty({ ...none, ...lists, inDiagnosis: 1, inRefurbishment: 0 })).toBe(false);
  });
});
