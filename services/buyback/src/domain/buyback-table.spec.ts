import { itFollowsTable } from '@reprise/kernel/testing';
import { buybackOutcomes, buybackStates, everyBuybackCommand } from '../testing';
import { buybackDecider } from './buyback.decider';

describe('Every command in every state of a buyback', () => {
  itFollowsTable({
    decider: buybackDecider,
    states: buybackStates,
    commands: everyBuybackCommand,
    table: buybackOutcomes,
  });
});
