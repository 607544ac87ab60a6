import fc from 'fast-check';
import { classes, classUnit } from './match-class';
import { Ranking } from './ranking';
import { SlotOrder } from './slot-order';

/** Scores are kept to a thousandth. */
const score = fc.integer({ min: 0, max: 4000 }).map((thousandths) => thousandths / 1000);
const popularity = fc.integer({ min: 0, max: 31 });
const slots = fc.array(fc.record({ score, popularity, kind: fc.nat(classes - 1), isFirst: fc.boolean() }), {
  maxLength: 60,
});
const shuffle = fc.func(fc.nat(1000));
const page = fc.tuple(fc.nat(70), fc.nat(70)).map(([from, length]) => [from, from + length] as const);

describe('a ranking', () => {
  it('gives the same pages in whatever order they are asked for, as if all were sorted', () => {
    fc.assert(
      fc.property(slots, shuffle, fc.array(page, { minLength: 1 }), (products, place, pages) => {
        const inOrder = [...products.keys()].sort((a, b) => place(a) - place(b) || a - b);
        const graded = products.map(({ kind, score: within, ...each }) => ({
          ...each,
          kind,
          score: within === 0 ? 0 : kind * classUnit + within,
        }));
        const ranking = Ranking.of([...products.keys()], {
          scoreOf: (slot) => graded[slot]?.score ?? 0,
          isFirst: (slot) => graded[slot]?.isFirst ?? false,
          popularityOf: (slot) => graded[slot]?.popularity ?? 0,
          order: SlotOrder.of(inOrder, products.length),
        });
        const at = ({ slot }: { slot: number }) => inOrder.indexOf(slot);
        const sorted = graded
          .map((each, slot) => ({ slot, ...each }))
          .filter((each) => each.score > 0)
          .sort(
            (a, b) =>
              b.kind - a.kind ||
              Number(b.isFirst) - Number(a.isFirst) ||
              b.score - a.score ||
              b.popularity - a.popularity ||
              at(a) - at(b),
          )
          .map(({ slot, score: reached }) => ({ slot, score: reached }));
        expect(ranking.size).toBe(sorted.length);
        for (const [from, to] of pages) expect(ranking.slice(from, to)).toEqual(sorted.slice(from, to));
        expect(ranking.slice()).toEqual(sorted);
      }),
    );
  });
});
