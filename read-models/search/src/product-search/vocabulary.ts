import MiniSearch from 'minisearch';
import { SortedWords } from './sorted-words';
import { swaps } from './swaps';
import type { WordMatches } from './word-matches';
import { digitsOf } from './words';

/** Longer words tolerate more errors. */
const fuzziness = (word: string): number => (word.length >= 6 ? 2 : word.length >= 4 ? 1 : 0);

/** All words of all products, with lookup by prefix, with typing errors, or without their spaces. */
export class Vocabulary extends SortedWords {
  private readonly fuzzy = new MiniSearch<{ id: number; word: string }>({
    fields: ['word'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });

  override numberOf(word: string): number {
    const before = this.size;
    const id = super.numberOf(word);
    if (this.size > before) this.fuzzy.add({ id, word });
    return id;
  }

  /**
   * As `beginningWith`, plus words that differ by typing errors: the more letters, the more errors. Another number is
   * another model, not an error.
   */
  similarTo(word: string): WordMatches {
    const others = new Map<number, number>();
    const fuzzy = fuzziness(word);
    const digits = digitsOf(word);
    if (fuzzy > 0)
      for (const { id } of this.fuzzy.search(word, { fuzzy, prefix: false }))
        if (digitsOf(this.textOf(Number(id))) === digits) others.set(Number(id), 0.2);
    for (const swapped of word.length >= 3 ? swaps(word) : []) {
      const id = this.known(swapped);
      if (id !== undefined) others.set(id, 0.25);
    }
    return this.beginningWith(word).with(others);
  }

  /** Words typed together or apart, as they are known: "galaxys4" → "galaxy", "s4"; "i", "phone" → "iphone". */
  cut(typed: readonly string[]): readonly string[] {
    const cut: string[] = [];
    for (let at = 0; at < typed.length; at += 1) {
      const word = typed[at] ?? '';
      const next = typed[at + 1];
      if (next !== undefined && this.known(word + next) !== undefined) {
        cut.push(word + next);
        at += 1;
      } else cut.push(...this.split(word));
    }
    return cut;
  }

  /** A known word and the beginning of another, the longest first word; the word itself if it is known or cannot be cut. */
  private split(word: string): readonly string[] {
    if (this.beginningWith(word).size > 0) return [word];
    for (let at = word.length - 1; at > 0; at -= 1) {
      const [first, second] = [word.slice(0, at), word.slice(at)];
      if (this.known(first) !== undefined && this.beginningWith(second).size > 0) return [first, second];
    }
    return [word];
  }
}
