/**
 * The quality of a match in few classes, for what decides before the score does: the score tells names apart by their
 * length, so that hardly two are equal. A class is a multiple of what no score reaches, and is added to it.
 */
export const classUnit = 1024;
export const classes = 8;

/** Whoever types a whole name or code means that product; then come names that begin so, and whole words. */
export function matchClass(fit: number, isCode: boolean, hasWholeWords: boolean): number {
  const named = isCode || fit === 1 ? 4 : fit > 0 ? 2 : 0;
  return named + (hasWholeWords ? 1 : 0);
}

/** Of names that are near: as many as need the same number of changes. @param likeness 1 for none of them */
export const nearnessClass = (likeness: number): number =>
  Math.max(0, classes - Math.round(1 / Math.max(likeness, 0.01)));
