import { importLimits } from '@reprise/contracts/imports';
import { mustBeAnnounced } from './import-files';

const { partBytes } = importLimits;
const announced = 2 * partBytes + 5;
const refusedAt = (part: number, bytes: number): unknown => {
  try {
    mustBeAnnounced(announced, part, bytes);
    return undefined;
  } catch (error) {
    return Object(error).violations;
  }
};

describe('a part of an announced file', () => {
  it('is taken in its size, the last one in what is left', () => {
    expect([refusedAt(1, partBytes), refusedAt(2, partBytes), refusedAt(3, 5)]).toEqual([
      ...[undefined, undefined, undefined],
    ]);
  });

  it('says which size it must have, and how many there are', () => {
    expect(refusedAt(1, 5)).toMatchObject([{ code: 'part-size', values: { bytes: partBytes } }]);
    expect(refusedAt(3, 6)).toMatchObject([{ code: 'part-size', values: { bytes: 5 } }]);
    expect(refusedAt(4, 5)).toMatchObject([
      { propertyPath: 'part', code: 'part-unknown', values: { maximum: 3 } },
    ]);
  });
});
