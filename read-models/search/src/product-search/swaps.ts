/**
 * "galxay" → "aglxay", "glaxay", …: one pair of adjacent characters swapped, which an edit distance counts as two
 * errors.
 */
export function swaps(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, i) => {
    const other = [...letters];
    [other[i], other[i + 1]] = [letter, letters[i] ?? ''];
    return other.join('');
  });
}
