import fc from 'fast-check';
import { Partitioners } from 'kafkajs';
import { partitionOf } from './partition';

describe('the partition of a key', () => {
  it('equals that of the default partitioner, whatever the key', () => {
    const choose = Partitioners.DefaultPartitioner();
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 90 }),
        fc.integer({ min: 1, max: 50 }),
        (key, count) => {
          const partitionMetadata = Array.from({ length: count }, (_, partitionId) => ({
            ...{ partitionId, leader: 0, partitionErrorCode: 0, replicas: [], isr: [] },
          }));
          const message = { key, value: '' };
          expect(partitionOf(key, count)).toBe(choose({ topic: 't', partitionMetadata, message }));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('stays what existing consumers rely on', () => {
    const keys = ['a', 'ab', 'abc', 'abcd', 'account/buyback-1', 'é€𝄞'];
    expect(keys.map((key) => partitionOf(key, 1000))).toEqual([524, 434, 107, 100, 124, 520]);
  });
});
