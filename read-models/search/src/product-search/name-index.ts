import type { ProductSearchDocument } from '@reprise/contracts/catalogue';
import { NumberTable } from './number-table';
import type { SearchedField } from './product-search.port';
import { SortedWords } from './sorted-words';
import { swaps } from './swaps';
import type { WordMatches } from './word-matches';
import { joined } from './words';

/** What people call a product. */
export const nameFields = ['label', 'model'] as const;
export const namesOf = (document: ProductSearchDocument): string[] =>
  nameFields.map((field) => joined(document[field]));

export type NameFits = {
  /** How well one of the product's names fits: 1 for the very name, less the more of it is missing. */
  of(slot: number): number;
  /** Slots whose names fit, some perhaps twice; none for a beginning that most names have. */
  readonly slots: readonly number[];
};

/** The name with two neighbouring characters swapped: behind a name of which little is missing. */
const swappedFit = 0.7;
/** More names begin like this only if hardly anything was typed, and words find those. */
const mostNames = 300;
const noName = 2 ** 32 - 1;

/** The first two characters in one number: most names are told apart without a look-up. */
const headOf = (name: string): number => name.charCodeAt(0) * 65_536 + name.charCodeAt(1);
/** A name's number and its head. */
const cellsOfName = 2;
const cellsOfSlot = nameFields.length * cellsOfName;

/** Names of the products without their spaces: where words are cut must not matter. */
export class NameIndex {
  private readonly names = new SortedWords();
  /** Per name the slots that have it. */
  private readonly owners: number[][] = [];
  /** Per slot its names, in the order of the fields. */
  private readonly named = new NumberTable();

  add(slot: number, document: ProductSearchDocument): void {
    const names = namesOf(document).map((name) => ({
      id: name === '' ? noName : this.names.numberOf(name),
      head: headOf(name),
    }));
    this.named.push(names.flatMap(({ id, head }) => [id, head]));
    for (const id of new Set(names.map((each) => each.id)))
      if (id !== noName) (this.owners[id] ??= []).push(slot);
  }

  /** @param name what was typed, joined. */
  fits(name: string, fields: readonly SearchedField[]): NameFits {
    if (name === '') return { of: () => 0, slots: [] };
    const beginning = this.names.beginningWith(name);
    const swapped = swaps(name).flatMap((other) => this.names.known(other) ?? []);
    const swappedSlots = new Set(this.ownersOf(swapped));
    const few = beginning.size <= mostNames ? this.ownersOf(beginning.ids()) : [];
    const share = this.shares(name, beginning, fields);
    return {
      of: (slot) => Math.max(share(slot), swappedSlots.has(slot) ? swappedFit : 0),
      slots: [...few, ...swappedSlots],
    };
  }

  private ownersOf(ids: Iterable<number>): number[] {
    return [...ids].flatMap((id) => this.owners[id] ?? []);
  }

  private shares(name: string, beginning: WordMatches, fields: readonly SearchedField[]) {
    const { named } = this;
    const head = headOf(name);
    const bits = nameFields.map((field) => fields.includes(field));
    return (slot: number): number => {
      let best = 0;
      for (let place = 0; place < bits.length; place += 1) {
        const at = slot * cellsOfSlot + place * cellsOfName;
        const alike = name.length < 2 || named.cell(at + 1) === head;
        if (alike && bits[place]) best = Math.max(best, beginning.shareOf(named.cell(at)));
      }
      return best;
    };
  }
}
