import { matchRoutes } from 'react-router-dom';
import { itemStatuses } from '@reprise/contracts/rules';
import { routes } from '../../../../dashboard/routes';
import { editionTarget } from './edition.rules';

describe('the edition of a buyback by the step of its item', () => {
  it.each([
    ['item_awaiting_store_drop', '/buyback/b-1/edit'],
    ['question-2', '/buyback/b-1/edit?step=question-2'],
    ['diagnostic', '/buyback/b-1/edit?step=question-1'],
    ['summary', '/buyback/b-1/edit?step=summary'],
    ['customer', '/buyback/b-1/edit?step=hand-over'],
    ['awaiting_compliancy_tests', '/warehouse/check/b-1'],
    ['refurb_in_progress', '/items/b-1'],
    ['completed', '/buyback/b-1'],
    ['constructor', '/buyback/b-1'],
    [null, '/buyback/b-1'],
  ])('opens %s at %s', (step, target) => expect(editionTarget('b-1', step)).toBe(target));

  it.each(itemStatuses)('leads to a screen that exists for %s', (status) =>
    expect(matchRoutes([...routes], editionTarget('b-1', status))).not.toBeNull(),
  );

  it('stays within the dashboard, whatever the id is', () =>
    expect(editionTarget('../../evil', null)).toBe('/buyback/..%2F..%2Fevil'));
});
