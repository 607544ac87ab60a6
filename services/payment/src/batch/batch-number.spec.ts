import { deriveIdAt, uuidv7 } from '@reprise/kernel';
import { batchNumber } from './batch-number.rules';

it('batches that are prepared at the same moment have numbers of their own', () => {
  const ids = Array.from({ length: 1000 }, () => deriveIdAt(uuidv7(), 'payment-batch', uuidv7()));
  const numbers = ids.map((id) => batchNumber('2026-11-28', id));
  expect(new Set(numbers).size).toBe(ids.length);
  for (const number of numbers) expect(number).toMatch(/^B20261128-[0-9a-f]{8}$/);
});
