import { WordMatches, type WordOrder } from './word-matches';

const noWords: WordOrder = {
  places: new Int32Array(),
  lengths: new Uint16Array(),
  numbers: new Int32Array(),
};

/** So many are put in their places; more are sorted with all others. */
const fewAdded = 64;

/** The first place whose word is not `before`. */
function placeIn(sorted: readonly string[], before: (text: string) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (before(sorted[middle] ?? '')) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Words, numbered from 0, with lookup by their beginning. New ones are sorted in on the next lookup. */
export class SortedWords {
  private readonly numbers = new Map<string, number>();
  private readonly texts: string[] = [];
  private sorted: string[] = [];
  private order = noWords;

  get size(): number {
    return this.texts.length;
  }

  /** The word's number; new words are added. */
  numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    const id = this.texts.push(word) - 1;
    this.numbers.set(word, id);
    return id;
  }

  known(word: string): number | undefined {
    return this.numbers.get(word);
  }

  textOf(id: number): string {
    return this.texts[id] ?? '';
  }

  /** The words that equal `word` or start with it. */
  beginningWith(word: string): WordMatches {
    const sorted = this.inOrder();
    const from = placeIn(sorted, (text) => text < word);
    const to = placeIn(sorted, (text) => text < word || text.startsWith(word));
    return new WordMatches(this.order, word.length, from, to);
  }

  private inOrder(): readonly string[] {
    const added = this.texts.slice(this.sorted.length);
    if (added.length === 0) return this.sorted;
    if (added.length > fewAdded) this.sorted = [...this.texts].sort();
    else
      for (const word of added)
        this.sorted.splice(
          placeIn(this.sorted, (text) => text < word),
          0,
          word,
        );
    const numbers = Int32Array.from(this.sorted, (text) => this.numbers.get(text) ?? -1);
    const places = new Int32Array(numbers.length);
    numbers.forEach((id, place) => (places[id] = place));
    this.order = { numbers, places, lengths: Uint16Array.from(this.texts, (text) => text.length) };
    return this.sorted;
  }
}
