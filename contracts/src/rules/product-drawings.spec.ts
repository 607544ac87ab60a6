import { drawingOf } from './product-drawings';

it('a category is drawn by its own drawing, or else by that of the nearest above it', () => {
  const [root, phones, own] = [{ drawing: 'general' }, {}, { drawing: 'watch' }] as const;
  expect(drawingOf([own, phones, root])).toBe('watch');
  expect(drawingOf([phones, root])).toBe('general');
  expect(drawingOf([phones])).toBeUndefined();
});
