import { choicesIn, diagnose, type Diagnostic } from '@reprise/contracts/catalogue';
import type { Simulation, SimulationFigures } from '@reprise/contracts/price-lists';
import { Refusal } from '@reprise/contracts/problems';
import type { ProductPrices } from '@reprise/contracts/rules';
import type { Quote } from '@reprise/kernel/ports';

type Sums = { -readonly [K in keyof SimulationFigures]: number };
type Group = { readonly id: string; readonly label: string } & Sums;

const noQuotes = (): Sums => ({ quotes: 0, offered: 0, simulated: 0, refusedThen: 0, refusedNow: 0 });
const most = { categories: 30, products: 20 } as const;

/** What the quote would have offered at other prices, by the pricing itself; undefined if it cannot be read. */
function simulated(quote: Quote, diagnostic: Diagnostic, prices: ProductPrices): number | undefined {
  try {
    return diagnose({ ...diagnostic, prices }, quote.answers, choicesIn(diagnostic, quote)).priced.total;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

function add(sums: Sums, offered: number, now: number): void {
  sums.quotes += 1;
  sums.offered += offered;
  sums.simulated += now;
  sums.refusedThen += offered === 0 ? 1 : 0;
  sums.refusedNow += now === 0 ? 1 : 0;
}

function groupIn(groups: Map<string, Group>, id: string, label: string): Group {
  const group = groups.get(id) ?? { id, label, ...noQuotes() };
  groups.set(id, group);
  return group;
}

const difference = ({ offered, simulated: now }: Sums): number => Math.abs(now - offered);
const biggest = (groups: Map<string, Group>, count: number): Group[] =>
  [...groups.values()].sort((a, b) => difference(b) - difference(a)).slice(0, count);

/** The quotes of a list's products at the list's prices, next to what was offered. */
export function simulate(
  quotes: readonly Quote[],
  diagnosticOf: (id: string) => Diagnostic | undefined,
  pricesOf: ReadonlyMap<string, ProductPrices>,
): Omit<Simulation, 'from' | 'currency'> {
  const total = noQuotes();
  const groups = { categories: new Map<string, Group>(), products: new Map<string, Group>() };
  let [unreadable, declared] = [0, 0];
  for (const quote of quotes) {
    const prices = pricesOf.get(quote.productId);
    if (!prices) continue;
    const diagnostic = diagnosticOf(quote.diagnosticId);
    const now = diagnostic && simulated(quote, diagnostic, prices);
    if (now === undefined) {
      unreadable += 1;
      continue;
    }
    declared += quote.from === 'buyback' ? 1 : 0;
    const category = groupIn(groups.categories, quote.categoryId, quote.categoryLabel);
    const product = groupIn(groups.products, quote.productId, quote.productLabel);
    for (const sums of [total, category, product]) add(sums, quote.total, now);
  }
  const categories = biggest(groups.categories, most.categories);
  const products = biggest(groups.products, most.products);
  return { allQuotes: quotes.length, total, declared, unreadable, categories, products };
}
