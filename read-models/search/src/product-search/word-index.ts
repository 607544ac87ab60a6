import { productStatusSchema, type ProductSearchDocument } from '@reprise/contracts/catalogue';
import { BoughtSlots } from './bought-slots';
import { slotsWithCode } from './code-slots';
import { bitOf, maskBits, maskOf } from './field-masks';
import { likeness } from './likeness';
import { classUnit, matchClass, nearnessClass } from './match-class';
import { NameIndex, type NameFits } from './name-index';
import { type BoughtFirst, searchedFields, type SearchedField } from './product-search.port';
import { NumberTable } from './number-table';
import { Ranking } from './ranking';
import { SlotOrder } from './slot-order';
import { SlotSet } from './slot-set';
import { Vocabulary } from './vocabulary';
import type { WordMatches } from './word-matches';
import { scoreOf } from './word-score';
import { joined, words } from './words';

export type Accepts = (document: ProductSearchDocument) => boolean;
/** What may be found. The status, which most searches name, stands beside the index: no document is opened for it. */
export type Wanted = {
  readonly status?: ProductSearchDocument['status'] | undefined;
  /** If absent, everything in that status. */
  readonly accepts?: Accepts | undefined;
  readonly boughtFirst?: BoughtFirst | undefined;
};
export type Search = {
  readonly words: readonly WordMatches[];
  readonly names: NameFits;
  /** Slots of products that have exactly this code. */
  readonly codes: ReadonlySet<number>;
  readonly mask: number;
};
/** How far a search may stray from what was typed. */
export type Leniency = 'as-typed' | 'cut-otherwise' | 'misspelt';

/** A name that fits whole weighs twice as much: more than any words. */
const nameWeight = 15;
const longestName = 200;
const empty = -1;
const numberOfStatus = (status: ProductSearchDocument['status']): number =>
  productStatusSchema.options.indexOf(status);
const searchedWords = (text: string): string[] =>
  [...new Set(words(text.slice(0, 500)).map((word) => word.slice(0, 40)))].slice(0, 20);

/**
 * Which words each product has, in both directions. A search reads only the products of its rarest word and looks
 * the other words up in them. A product with other words gets a new slot; old slots are skipped, and the index is rebuilt
 * when most are old.
 */
export class WordIndex {
  private vocabulary = new Vocabulary();
  private names = new NameIndex();
  private readonly candidates = new SlotSet();
  private postings: number[][] = [];
  /** Per slot: word number · 2^fields + mask of the fields that have it. */
  private terms = new NumberTable();
  private documents: (ProductSearchDocument | undefined)[] = [];
  /** Per slot the number of the product's status; `empty` for an old slot. */
  private statuses: number[] = [];
  private popularities: number[] = [];
  private bought = new BoughtSlots();
  private readonly slotOf = new Map<string, number>();
  /** Absent once a product has another name, or is gone. */
  private order: SlotOrder | undefined;

  private readonly known = {
    slotsOf: (word: string) => this.postings[this.vocabulary.known(word) ?? -1] ?? [],
    documentIn: (slot: number) => this.documents[slot],
  };

  /** @param inOrder all products as they stand among equals. */
  constructor(private readonly inOrder: () => readonly ProductSearchDocument[]) {}

  add(document: ProductSearchDocument): void {
    if (this.replaced(document)) return;
    this.remove(document.id);
    const slot = this.documents.push(document) - 1;
    this.order = undefined;
    this.slotOf.set(document.id, slot);
    this.note(slot, document);
    const masks = new Map<number, number>();
    for (const field of searchedFields) {
      for (const word of words(document[field])) {
        const id = this.vocabulary.numberOf(word);
        masks.set(id, (masks.get(id) ?? 0) | bitOf(field));
      }
    }
    for (const id of masks.keys()) (this.postings[id] ??= []).push(slot);
    this.terms.push(Array.from(masks, ([id, mask]) => (id << maskBits) | mask));
    this.names.add(slot, document);
  }

  /** A new price, status or popularity changes nothing that is looked for: the product stays where it is. */
  private replaced(document: ProductSearchDocument): boolean {
    const slot = this.slotOf.get(document.id);
    const before = slot === undefined ? undefined : this.documents[slot];
    if (slot === undefined || !before) return false;
    if (searchedFields.some((field) => before[field] !== document[field])) return false;
    this.documents[slot] = document;
    this.note(slot, document);
    return true;
  }

  /** What is asked of every candidate. */
  private note(slot: number, document: ProductSearchDocument): void {
    this.statuses[slot] = numberOfStatus(document.status);
    this.popularities[slot] = document.popularity;
    this.bought.note(slot, document);
  }

  remove(id: string): void {
    const slot = this.slotOf.get(id);
    if (slot === undefined) return;
    this.documents[slot] = undefined;
    this.statuses[slot] = empty;
    this.slotOf.delete(id);
    this.order = undefined;
    if (this.documents.length > 1000 && this.slotOf.size < this.documents.length / 2) this.renew();
  }

  /** What to look for. */
  prepare(text: string, fields: readonly SearchedField[], leniency: Leniency): Search {
    const typed = searchedWords(text);
    const searched = leniency === 'cut-otherwise' ? this.vocabulary.cut(typed) : typed;
    return {
      words: searched.map((word) =>
        leniency === 'misspelt' ? this.vocabulary.similarTo(word) : this.vocabulary.beginningWith(word),
      ),
      names: this.names.fits(joined(text.slice(0, longestName)), fields),
      codes: slotsWithCode(text.slice(0, longestName), fields, this.known),
      mask: maskOf(fields),
    };
  }

  /** Products that have all words, or a name that fits, best first. */
  find(search: Search, wanted: Wanted): Ranking {
    this.candidates.clear(this.documents.length);
    for (const list of this.rarest(search.words)) for (const slot of list) this.candidates.add(slot);
    for (const slot of search.names.slots) this.candidates.add(slot);
    const classed = wanted.boughtFirst ? classUnit : 0;
    return this.rank(this.candidates.members, wanted, (slot) => {
      const fit = search.names.of(slot);
      const scored = scoreOf(this.terms, slot, search);
      const isWhole = scored >= classUnit;
      const score = (scored % classUnit) + nameWeight * fit + (fit === 1 ? nameWeight : 0);
      if (classed === 0 || score <= 0) return score;
      const isCode = search.codes.size > 0 && search.codes.has(slot);
      return score + classed * matchClass(fit, isCode, isWhole);
    });
  }

  /** Products that have most of the words, those with the most similar names first. For when none has them all. */
  nearest(text: string, search: Search, wanted: Wanted): Ranking {
    const isWanted = this.filter(wanted);
    const counts = new Map<number, number>();
    for (const matches of search.words) {
      for (const slot of new Set(this.postingsOf(matches, Infinity)?.flat())) {
        if (isWanted(slot)) counts.set(slot, (counts.get(slot) ?? 0) + 1);
      }
    }
    const most = Math.max(0, ...new Set(counts.values()));
    const slots = [...counts].flatMap(([slot, count]) => (count === most ? [slot] : []));
    const name = joined(text.slice(0, longestName));
    const classed = wanted.boughtFirst ? classUnit : 0;
    return this.rank(slots, wanted, (slot) => {
      const near = likeness(name, this.documentAt(slot));
      return near + classed * nearnessClass(near);
    });
  }

  documentAt(slot: number): ProductSearchDocument {
    const document = this.documents[slot];
    if (!document) throw new RangeError(`slot ${slot} is empty`);
    return document;
  }

  /** The document's words matched by a search, per field. */
  matchesIn(
    document: ProductSearchDocument,
    search: Search,
  ): Partial<Record<SearchedField, readonly string[]>> {
    const matches: Partial<Record<SearchedField, string[]>> = {};
    for (const term of this.terms.row(this.slotOf.get(document.id) ?? -1)) {
      const id = term >>> maskBits;
      if (!search.words.some((word) => word.qualityOf(id) > 0)) continue;
      for (const field of searchedFields) {
        if (term & search.mask & bitOf(field)) (matches[field] ??= []).push(this.vocabulary.textOf(id));
      }
    }
    return matches;
  }

  private rank(candidates: readonly number[], wanted: Wanted, scoreOf: (slot: number) => number): Ranking {
    const isWanted = this.filter(wanted);
    return Ranking.of(candidates, {
      scoreOf: (slot) => (isWanted(slot) ? scoreOf(slot) : 0),
      isFirst: wanted.boughtFirst && this.bought.among(wanted.boughtFirst),
      popularityOf: (slot) => this.popularities[slot] ?? 0,
      order: (this.order ??= this.arranged()),
    });
  }

  private arranged(): SlotOrder {
    const slots = this.inOrder().flatMap(({ id }) => this.slotOf.get(id) ?? []);
    return SlotOrder.of(slots, this.documents.length);
  }

  private filter({ status, accepts }: Wanted): (slot: number) => boolean {
    const { statuses } = this;
    const number = status && numberOfStatus(status);
    return (slot) => {
      if (number === undefined ? statuses[slot] === empty : statuses[slot] !== number) return false;
      return !accepts || accepts(this.documentAt(slot));
    };
  }

  /** Slots of the word that the fewest products have, by each of its matches. */
  private rarest(searched: readonly WordMatches[]): readonly number[][] {
    let rarest: readonly number[][] = [];
    let fewest = Infinity;
    for (const matches of [...searched].sort((a, b) => a.size - b.size)) {
      const lists = this.postingsOf(matches, fewest);
      if (!lists) continue;
      rarest = lists;
      fewest = lists.reduce((sum, list) => sum + list.length, 0);
    }
    return rarest;
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

  private renew(): void {
    const kept = this.documents.filter((document) => document !== undefined);
    this.vocabulary = new Vocabulary();
    this.names = new NameIndex();
    this.postings = [];
    this.terms = new NumberTable();
    this.documents = [];
    this.statuses = [];
    this.popularities = [];
    this.bought = new BoughtSlots();
    this.slotOf.clear();
    for (const document of kept) this.add(document);
  }
}
