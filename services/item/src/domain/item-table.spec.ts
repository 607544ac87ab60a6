import { join } from 'node:path';
import { itFollowsTable } from '@reprise/kernel/testing';
import { everyItemCommand, itemStates } from '../testing';
import { itemDecider } from './item.decider';

describe('Every command in every state of an item', () => {
  itFollowsTable({
    decider: itemDecider,
    states: itemStates,
    commands: everyItemCommand,
    file: join(__dirname, 'item-outcomes.md'),
  });
});
