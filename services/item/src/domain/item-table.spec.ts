import { itFollowsTable } from '@reprise/kernel/testing';
import { everyItemCommand, itemOutcomes, itemStates } from '../testing';
import { itemDecider } from './item.decider';

describe('Every command in every state of an item', () => {
  itFollowsTable({
    decider: itemDecider,
    states: itemStates,
    commands: everyItemCommand,
    table: itemOutcomes,
  });
});
