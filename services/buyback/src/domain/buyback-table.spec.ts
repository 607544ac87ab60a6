import { join } from 'node:path';
import { itFollowsTable } from '@reprise/kernel/testing';
import { buybackStates, everyBuybackCommand } from '../testing';
import { buybackDecider } from './buyback.decider';

describe('Every command in every state of a buyback', () => {
  itFollowsTable({
    decider: buybackDecider,
    states: buybackStates,
    commands: everyBuybackCommand,
    file: join(__dirname, 'buyback-outcomes.md'),
  });
});
