import { join } from 'node:path';
import { itFollowsTable } from '@reprise/kernel/testing';
import { everyPriceListCommand, priceListStates } from '../testing/price-list.states';
import { priceListDecider } from './price-list.decider';

describe('Every command in every state of a price list', () => {
  itFollowsTable({
    decider: priceListDecider,
    states: priceListStates,
    commands: everyPriceListCommand,
    file: join(__dirname, 'price-list-outcomes.md'),
  });
});
