import { itemStatuses } from '@reprise/contracts/rules';
import { diagnosisObstacle, stepsObstacle } from './item-way.rules';

const taken = (obstacle: typeof diagnosisObstacle | typeof stepsObstacle): string[] =>
  itemStatuses.filter((status) => obstacle(status) === undefined);

describe('the way of an item through refurbishment', () => {
  it('begins with a diagnosis once the item is bought, and goes on where it was left', () => {
    expect(taken(diagnosisObstacle)).toEqual([
      ...itemStatuses.filter((status) => status.startsWith('item_completed')),
      'item_refurb_diagnostic_in_progress',
    ]);
  });
  it('leads through steps after the diagnosis only', () => {
    expect(taken(stepsObstacle)).toEqual(['item_refurb_in_progress']);
  });
  it.each([
    ['item_in_transit', 'not-registered', 'not-to-refurbish'],
    ['item_registered_in_warehouse', 'not-tested', 'not-to-refurbish'],
    ['item_completed', undefined, 'not-diagnosed'],
    ['item_refurb_in_progress', 'already-diagnosed', undefined],
    ['item_refurb_completed', 'already-diagnosed', 'already-refurbished'],
    ['item_lost_warehouse', 'not-diagnosable', 'not-to-refurbish'],
  ] as const)('says of %s what comes first', (status, diagnosis, steps) => {
    expect([diagnosisObstacle(status), stepsObstacle(status)]).toEqual([diagnosis, steps]);
  });
});
