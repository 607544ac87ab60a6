import { moveInOrder } from './move-in-order';

it('moves one step, to the top or to the bottom', () => {
  expect(moveInOrder(['a', 'b', 'c'], 'b', { to: 'up' })).toEqual(['b', 'a', 'c']);
  expect(moveInOrder(['a', 'b', 'c'], 'b', { to: 'down' })).toEqual(['a', 'c', 'b']);
  expect(moveInOrder(['a', 'b', 'c'], 'c', { to: 'top' })).toEqual(['c', 'a', 'b']);
  expect(moveInOrder(['a', 'b', 'c'], 'a', { to: 'bottom' })).toEqual(['b', 'c', 'a']);
  expect(moveInOrder(['a', 'b', 'c'], 'a', { to: 'up' })).toEqual(['a', 'b', 'c']);
  expect(moveInOrder(['a', 'b', 'c'], 'a', { position: 1 })).toEqual(['b', 'a', 'c']);
  expect(moveInOrder(['a', 'b', 'c'], 'a', { position: 9 })).toEqual(['b', 'c', 'a']);
  expect(moveInOrder(['a'], 'z', { to: 'up' })).toEqual(['a']);
});
