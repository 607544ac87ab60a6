import { estimateValidUntil, isPredeclarationOld } from './predeclaration';

const declaredAt = '2025-03-20T10:00:00.000Z';

it('an estimate is valid for 15 days', () =>
  expect(estimateValidUntil(declaredAt)).toBe('2025-04-04T10:00:00.000Z'));
it('a buyback is old once it is older than that', () => {
  expect(isPredeclarationOld(declaredAt, estimateValidUntil(declaredAt))).toBe(false);
  expect(isPredeclarationOld(declaredAt, '2025-04-04T10:00:00.001Z')).toBe(true);
});
