import { contains, frameAround, pathIn, toPixels, toPosition, type Outline } from './place-map.rules';

const square = (west: number, south: number, size: number): Outline => [
  ...([
    [west, south],
    [west + size, south],
    [west + size, south + size],
    [west, south + size],
  ] as const),
];
const land = square(-5, 42, 9);
const island = square(8.5, 41.4, 1.6);
const far = square(100, 10, 20);
const outlines = [land, island, far];
const lille = [3.06, 50.63] as const;

describe('the map of a place', () => {
  it('knows on which land a place is', () => {
    expect([contains(land, lille), contains(island, lille), contains(land, [12, 50])]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('shows the whole land, and the place in it', () => {
    const frame = frameAround(lille, outlines);
    for (const corner of [...land, lille]) {
      const [x, y] = toPixels(frame, corner);
      expect([x > 0 && x < frame.width, y > 0 && y < frame.height]).toEqual([true, true]);
    }
    // The island and the far land do not reach into it.
    expect(pathIn(frame, outlines).match(/M/g)).toHaveLength(1);
  });

  it.each([
    ['an island', [9, 42]],
    ['the sea', [-30, 45]],
    ['a continent', [110, 20]],
    ['the pole', [10, 89]],
    ['the other side of the world', [179.9, -16]],
  ] as const)('has a place in its frame, and a size, also for %s', (_what, place) => {
    const frame = frameAround(place, [...outlines, square(60, -20, 120)]);
    const [x, y] = toPixels(frame, place);
    expect([x >= 0 && x <= frame.width, y >= 0 && y <= frame.height]).toEqual([true, true]);
    expect(frame.height).toBeGreaterThan(100);
    expect(frame.height).toBeLessThan(4000);
  });

  it('gives back the place that was pointed at', () => {
    const frame = frameAround(lille, outlines);
    expect(toPosition(frame, toPixels(frame, lille))).toEqual(lille);
  });
});
