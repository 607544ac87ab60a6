import type { BuybackRow } from '@reprise/contracts/buyback';
import type { DiagnosticView } from '@reprise/contracts/catalogue';
import { buybackRow, diagnostic, uuid } from '../desk.fixture';
import { promisedLines, rediagnose } from './price-change.rules';

const view = diagnostic() as unknown as DiagnosticView;
/** As the server keeps it: an answer's line bears the name of the answer alone. */
const row = (differs: Partial<BuybackRow> = {}): BuybackRow =>
  buybackRow({
    priceLines: [
      { kind: 'best', label: '', value: 40000 },
      { kind: 'answer', label: 'Yes', value: 0 },
      { kind: 'answer', label: 'As new', value: 0 },
      { kind: 'payment', label: 'Voucher', value: 1000 },
    ],
    prices: { declared: 41000 },
    ...differs,
  });
const asDeclared = { [uuid(50)]: uuid(51), [uuid(60)]: uuid(61) };
const linesOf = (of: BuybackRow, answers: Readonly<Record<string, string>>) =>
  rediagnose(view, of, answers).lines.map(({ label, kind, before, after }) => [label || kind, before, after]);

describe('the old and the new price of a buyback', () => {
  it('stand in one line for each question, whatever was answered', () =>
    expect(linesOf(row(), { ...asDeclared, [uuid(60)]: uuid(62) })).toEqual([
      ['best', 40000, 36000],
      ['Does it start? · Yes', 0, 0],
      ['How is the screen? · As new → Scratched', 0, -4000],
      ['Voucher', 1000, undefined],
    ]));

  it('add up to their totals', () => {
    const { lines, before, after } = rediagnose(view, row(), { ...asDeclared, [uuid(60)]: uuid(62) });
    const sum = (side: 'before' | 'after') => lines.reduce((all, line) => all + (line[side] ?? 0), 0);
    expect([sum('before'), sum('after')]).toEqual([before, after]);
  });

  it('are compared with a receipt of before, which begins with the price of the condition', () =>
    expect(linesOf(row({ priceLines: [{ kind: 'base', label: '', value: 40000 }] }), asDeclared)).toEqual([
      ['best', 40000, 36000],
      ['Does it start? · Yes', undefined, 0],
      ['How is the screen? · As new', undefined, 0],
    ]));

  it('are told in the language of the reader, as far as they are still asked', () => {
    const told = { questionId: uuid(50), question: 'S’allume-t-il ?', answerId: uuid(51), answer: 'Oui' };
    const gone = { questionId: uuid(90), question: 'Une rayure ?', answerId: uuid(91), answer: 'Non' };
    const labels = promisedLines(row({ answers: [told, gone] }), view).map(({ label }) => label);
    expect(labels).toEqual(['', 'Does it start? · Yes', 'Une rayure ? · Non', 'Voucher']);
  });

  it('name the question of each answer', () =>
    expect(promisedLines(row()).map(({ label }) => label)).toEqual([
      '',
      'Does it start? · Yes',
      'How is the screen? · As new',
      'Voucher',
    ]));
});
