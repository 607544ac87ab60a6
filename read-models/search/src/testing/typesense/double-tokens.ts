const isLetter = /[\p{L}\p{N}]/u;

/** A word of a text, and its place. */
export type Token = { readonly text: string; readonly from: number; readonly to: number };

/**
 * The server's default tokens: white space and the collection's separators end a word, other signs are dropped;
 * lower case, without accents.
 */
export function tokensOf(text: string, separators: readonly string[]): Token[] {
  const tokens: Token[] = [];
  let word = '';
  let from = 0;
  const end = (to: number): void => {
    if (word !== '') tokens.push({ text: word, from, to });
    word = '';
  };
  let place = 0;
  for (const sign of text) {
    if (/\s/u.test(sign) || separators.includes(sign)) end(place);
    else {
      const plain = [...sign.normalize('NFD')].filter((part) => isLetter.test(part)).join('');
      if (word === '' && plain !== '') from = place;
      word += plain.toLowerCase();
    }
    place += sign.length;
  }
  end(place);
  return tokens;
}

/**
 * Damerau–Levenshtein distance (adjacent letters swapped are one error) of `a` and each prefix of `b`: index =
 * length.
 */
function distances(a: string, b: string): number[] {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last;
}

/** Errors between the typed text and a word, or its prefix. */
export function errorsBetween(typed: string, word: string, asBeginning: boolean): number {
  if (typed === word) return 0;
  if (asBeginning && word.startsWith(typed)) return 0;
  const all = distances(typed, word);
  return asBeginning ? Math.min(...all) : (all.at(-1) ?? Infinity);
}
