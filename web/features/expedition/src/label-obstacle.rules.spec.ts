import { labelObstacle } from './label-obstacle.rules';

describe('packing with a label', () => {
  it.each([
    ['item_awaiting_inventory', 'web_post', undefined],
    ['item_awaiting_inventory', 'store_drop_label', undefined],
    ['item_awaiting_inventory', 'store_drop', 'expedition-item-needs-no-label'],
    ['item_awaiting_inventory', 'web_collect', 'expedition-no-manual-shipment'],
    ['item_in_transit', 'web_post', 'expedition-already-processed'],
    ['item_awaiting_store_drop', 'web_drop', 'expedition-not-awaiting-shipment'],
    ['item_cancelled', 'web_post', 'expedition-not-awaiting-shipment'],
  ] as const)('of an item %s by %s is refused with %s', (status, circuit, refusal) => {
    expect(labelObstacle({ status, circuit })).toBe(refusal);
  });
});
