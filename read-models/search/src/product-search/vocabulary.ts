import MiniSearch from 'minisearch';

/** Longer words forgive more (design page "stack", section 9). */
const fuzziness = (word: string): number => (word.length >= 6 ? 2 : word.length >= 4 ? 1 : 0);

/** "galxay" → "aglxay", "glaxay", …: one pair of neighbours swapped, which an edit distance counts as two errors. */
function swaps(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, i) => {
    const other = [...letters];
    [other[i], other[i + 1]] = [letter, letters[i] ?? ''];
    return other.join('');
  });
}

/** Every word that some product has, numbered, and how to find it by its beginning or with typing errors. */
export class Vocabulary {
  private readonly numbers = new Map<string, number>();
  private readonly texts: string[] = [];
  private sorted: string[] = [];
  private readonly fuzzy = new MiniSearch<{ id: number; word: string }>({
    fields: ['word'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });

  /** The word's number; new words are taken in. */
  numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    const id = this.texts.push(word) - 1;
    this.numbers.set(word, id);
    this.fuzzy.add({ id, word });
    return id;
  }

  textOf(id: number): string {
    return this.texts[id] ?? '';
  }

  /** Numbers of the words that are `word` or begin with it → how good a match each is, at most 1. */
  beginningWith(word: string): Map<number, number> {
    const matches = new Map<number, number>();
    const sorted = this.inOrder();
    for (let i = this.placeOf(word, sorted); sorted[i]?.startsWith(word); i += 1) {
      const text = sorted[i] ?? '';
      const id = this.numbers.get(text);
      if (id !== undefined) matches.set(id, text === word ? 1 : 0.3 + (0.5 * word.length) / text.length);
    }
    return matches;
  }

  /** As `beginningWith`, and words that differ by typing errors: the more letters, the more errors. */
  similarTo(word: string): Map<number, number> {
    const matches = this.beginningWith(word);
    const add = (id: number, quality: number) => matches.set(id, Math.max(quality, matches.get(id) ?? 0));
    if (word.length >= 3) {
      for (const swapped of swaps(word)) {
        const id = this.numbers.get(swapped);
        if (id !== undefined) add(id, 0.25);
      }
    }
    const fuzzy = fuzziness(word);
    if (fuzzy === 0) return matches;
    for (const { id } of this.fuzzy.search(word, { fuzzy, prefix: false })) add(Number(id), 0.2);
    return matches;
  }

  private inOrder(): readonly string[] {
    if (this.sorted.length !== this.texts.length) this.sorted = [...this.texts].sort();
    return this.sorted;
  }

  private placeOf(word: string, sorted: readonly string[]): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
