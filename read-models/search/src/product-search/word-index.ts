import type { ProductSearchDocument } from '@reprise/contracts/catalogue';
import { searchedFields, type SearchedField } from './product-search.port';
import { Vocabulary } from './vocabulary';
import type { WordMatches } from './word-matches';
import { words } from './words';

const boosts: Record<SearchedField, number> = {
  label: 4,
  model: 3,
  brand: 2,
  category: 1,
  ean: 1,
  reference: 1,
};
const bitOf = (field: SearchedField): number => 1 << searchedFields.indexOf(field);
const maskBits = searchedFields.length;
const allFields = (1 << maskBits) - 1;
/** Best boost among the fields of a mask. */
const boostOf: readonly number[] = Array.from({ length: allFields + 1 }, (_, mask) =>
  Math.max(0, ...searchedFields.map((field) => (mask & bitOf(field) ? boosts[field] : 0))),
);

export type Found = { readonly document: ProductSearchDocument; readonly score: number };
export type Search = {
  readonly words: readonly WordMatches[];
  readonly mask: number;
};

/** Slot numbers in ascending score fit one double: score · 2^22 + (2^22 − 1 − slot). */
const slots = 2 ** 22;

/**
 * Which words each product has, in both directions. A search reads only the products of its rarest word and looks
 * the other words up in them. A changed product gets a new slot; old slots are skipped, and the index is rebuilt
 * when most are old.
 */
export class WordIndex {
  private readonly vocabulary = new Vocabulary();
  private postings: number[][] = [];
  /** Per slot: word number · 2^fields + mask of the fields that have it. */
  private terms: Uint32Array[] = [];
  private documents: (ProductSearchDocument | undefined)[] = [];
  private readonly slotOf = new Map<string, number>();

  add(document: ProductSearchDocument): void {
    this.remove(document.id);
    const slot = this.documents.push(document) - 1;
    this.slotOf.set(document.id, slot);
    const masks = new Map<number, number>();
    for (const field of searchedFields) {
      for (const word of words(document[field])) {
        const id = this.vocabulary.numberOf(word);
        masks.set(id, (masks.get(id) ?? 0) | bitOf(field));
      }
    }
    for (const id of masks.keys()) (this.postings[id] ??= []).push(slot);
    this.terms.push(Uint32Array.from(masks, ([id, mask]) => (id << maskBits) | mask));
  }

  remove(id: string): void {
    const slot = this.slotOf.get(id);
    if (slot === undefined) return;
    this.documents[slot] = undefined;
    this.slotOf.delete(id);
    if (this.documents.length > 1000 && this.slotOf.size < this.documents.length / 2) this.renew();
  }

  /** What to look for: exact words and prefixes, or misspelt ones too. */
  prepare(text: string, fields: readonly SearchedField[], misspelt: boolean): Search {
    const unique = [...new Set(words(text.slice(0, 500)).map((word) => word.slice(0, 40)))].slice(0, 20);
    const matches = unique.map((word) =>
      misspelt ? this.vocabulary.similarTo(word) : this.vocabulary.beginningWith(word),
    );
    return { words: matches, mask: fields.reduce((mask, field) => mask | bitOf(field), 0) };
  }

  /** Products that have all words, best first. */
  find(search: Search, accepts: (document: ProductSearchDocument) => boolean): Found[] {
    const keys: number[] = [];
    for (const slot of this.candidates(search.words)) {
      const document = this.documents[slot];
      if (!document || !accepts(document)) continue;
      const score = this.score(slot, search);
      if (score > 0) keys.push(Math.round(score * 1000) * slots + (slots - 1 - slot));
    }
    return Array.from(Float64Array.from(keys).sort().reverse(), (key) => this.foundAt(key));
  }

  /** The document's words matched by a search, per field. */
  matchesIn(
    document: ProductSearchDocument,
    search: Search,
  ): Partial<Record<SearchedField, readonly string[]>> {
    const matches: Partial<Record<SearchedField, string[]>> = {};
    for (const term of this.terms[this.slotOf.get(document.id) ?? -1] ?? []) {
      const id = term >>> maskBits;
      if (!search.words.some((word) => word.qualityOf(id) > 0)) continue;
      for (const field of searchedFields) {
        if (term & search.mask & bitOf(field)) (matches[field] ??= []).push(this.vocabulary.textOf(id));
      }
    }
    return matches;
  }

  private foundAt(key: number): Found {
    const slot = slots - 1 - (key % slots);
    const document = this.documents[slot];
    if (!document) throw new RangeError(`slot ${slot} is empty`);
    return { document, score: Math.floor(key / slots) / 1000 };
  }

  /** Slots of the word that the fewest products have. */
  private candidates(searched: readonly WordMatches[]): ReadonlySet<number> | readonly number[] {
    let rarest: readonly number[][] = [];
    let fewest = Infinity;
    for (const matches of [...searched].sort((a, b) => a.size - b.size)) {
      const lists = this.postingsOf(matches, fewest);
      if (!lists) continue;
      rarest = lists;
      fewest = lists.reduce((sum, list) => sum + list.length, 0);
    }
    return rarest.length === 1 ? (rarest[0] ?? []) : new Set(rarest.flat());
  }

  /** Slots of each matching word, unless they are `limit` or more. */
  private postingsOf(matches: WordMatches, limit: number): number[][] | undefined {
    const lists: number[][] = [];
    let count = 0;
    for (const id of matches.ids()) {
      const list = this.postings[id] ?? [];
      lists.push(list);
      count += list.length;
      if (count >= limit) return undefined;
    }
    return lists;
  }

  /** Sum over the words of the best field and the best match; 0 if a word is missing. Short texts weigh more. */
  private score(slot: number, { words: searched, mask }: Search): number {
    const terms = this.terms[slot] ?? new Uint32Array();
    let total = 1 / (1 + terms.length);
    for (const matches of searched) {
      let best = 0;
      for (const term of terms) {
        const quality = matches.qualityOf(term >>> maskBits);
        if (quality > 0) best = Math.max(best, quality * (boostOf[term & mask & allFields] ?? 0));
      }
      if (best === 0) return 0;
      total += best;
    }
    return total;
  }

  private renew(): void {
    const kept = this.documents.filter((document) => document !== undefined);
    this.postings = [];
    this.terms = [];
    this.documents = [];
    this.slotOf.clear();
    for (const document of kept) this.add(document);
  }
}
