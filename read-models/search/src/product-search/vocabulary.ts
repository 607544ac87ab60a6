import MiniSearch from 'minisearch';
import { WordMatches, type WordOrder } from './word-matches';

/** Longer words tolerate more errors. */
const fuzziness = (word: string): number => (word.length >= 6 ? 2 : word.length >= 4 ? 1 : 0);

/**
 * "galxay" → "aglxay", "glaxay", …: one pair of adjacent letters swapped, which an edit distance counts as two
 * errors.
 */
function swaps(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, i) => {
    const other = [...letters];
    [other[i], other[i + 1]] = [letter, letters[i] ?? ''];
    return other.join('');
  });
}

/** All words of all products, numbered, with lookup by prefix or with typing errors. */
export class Vocabulary {
  private readonly numbers = new Map<string, number>();
  private readonly texts: string[] = [];
  private sorted: string[] = [];
  private order: WordOrder = {
    places: new Int32Array(),
    lengths: new Uint16Array(),
    numbers: new Int32Array(),
  };
  private readonly fuzzy = new MiniSearch<{ id: number; word: string }>({
    fields: ['word'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });

  /** The word's number; new words are added. */
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

  /** The words that equal `word` or start with it. */
  beginningWith(word: string): WordMatches {
    const from = this.placeOf((text) => text < word);
    const to = this.placeOf((text) => text < word || text.startsWith(word));
    return new WordMatches(this.order, word.length, from, to);
  }

  /** As `beginningWith`, plus words that differ by typing errors: the more letters, the more errors. */
  similarTo(word: string): WordMatches {
    const others = new Map<number, number>();
    const fuzzy = fuzziness(word);
    if (fuzzy > 0)
      for (const { id } of this.fuzzy.search(word, { fuzzy, prefix: false })) others.set(Number(id), 0.2);
    for (const swapped of word.length >= 3 ? swaps(word) : []) {
      const id = this.numbers.get(swapped);
      if (id !== undefined) others.set(id, 0.25);
    }
    return this.beginningWith(word).with(others);
  }

  private inOrder(): readonly string[] {
    if (this.sorted.length === this.texts.length) return this.sorted;
    this.sorted = [...this.texts].sort();
    const numbers = Int32Array.from(this.sorted, (text) => this.numbers.get(text) ?? -1);
    const places = new Int32Array(numbers.length);
    numbers.forEach((id, place) => (places[id] = place));
    this.order = { numbers, places, lengths: Uint16Array.from(this.texts, (text) => text.length) };
    return this.sorted;
  }

  /** The first place whose word is not `before`. */
  private placeOf(before: (text: string) => boolean): number {
    const sorted = this.inOrder();
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (before(sorted[middle] ?? '')) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
