import fc from 'fast-check';
import { isCartExpired, isCartFull, maxCartItems, mayGoToCart, missingAmount } from './cart';

it('a cart holds one product, or 200 with the premium feature', () => {
  expect(maxCartItems(false)).toBe(1);
  expect(isCartFull(1, false)).toBe(true);
  expect(isCartFull(199, true)).toBe(false);
  expect(isCartFull(200, true)).toBe(true);
});
it('a cart can be opened once it contains something and its minimum is reached', () => {
  expect(missingAmount(1_500, 2_000)).toBe(500);
  expect(mayGoToCart(1, 1_999, 2_000)).toBe(false);
  expect(mayGoToCart(1, 2_000, 2_000)).toBe(true);
  expect(mayGoToCart(0, 0, 0)).toBe(false);
});
it('the missing amount brings the cart exactly to its minimum', () =>
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (total, minimum) => {
      expect(total + missingAmount(total, minimum)).toBe(Math.max(total, minimum));
    }),
  ));
it('a cart lives 30 days on the public site and one day in the dashboard', () => {
  expect(isCartExpired('2025-01-01T00:00:00Z', '2025-01-30T23:59:59Z', 'public')).toBe(false);
  expect(isCartExpired('2025-01-01T00:00:00Z', '2025-01-31T00:00:00Z', 'public')).toBe(true);
  expect(isCartExpired('2025-01-01T00:00:00Z', '2025-01-01T23:59:59Z', 'dashboard')).toBe(false);
  expect(isCartExpired('2025-01-01T00:00:00Z', '2025-01-02T00:00:00Z', 'dashboard')).toBe(true);
});
it('a cart with an unreadable time is expired', () =>
  expect(isCartExpired('yesterday', '2025-01-01T00:00:00Z', 'public')).toBe(true));
