import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { brandOf } from './brands.mjs';

/** Undecodable bytes become spaces too. */
const space = /[\s\p{C}\uFFFD]+/gu;

/** The normalised text of a cell: composed letters, single spaces, no control characters. */
export const tidy = (cell = '') => cell.normalize('NFC').replace(space, ' ').trim();

const fold = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const slug = (text) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The same on every run: categories and products are looked up by it. */
export const categoryIdentifier = (brand) => {
  const name = slug(brand);
  return name.length >= 2 ? `phones-${name}` : `phones-${name}${shortHash(fold(brand))}`;
};
export const productReference = (brand, model) => `tac-${shortHash(`${fold(brand)}|${fold(model)}`)}`;

const labelOf = (brand, model) =>
  (fold(model).startsWith(fold(brand)) ? model : `${brand} ${model}`).slice(0, 255);

/** Entries of testers and of unknown makers. */
const nobody = new Set(['', 'unknown', 'dummy imei']);

/** Why a line is unusable; undefined if it is usable. */
function faultOf(tac, manufacturer, model) {
  if (!/^\d{8}$/.test(tac)) return 'code is not 8 digits';
  if (nobody.has(manufacturer.toLowerCase())) return 'no manufacturer';
  if (model === '') return 'no model';
  return undefined;
}

const cellsOf = (path) =>
  createReadStream(path).pipe(
    parse({
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      quote: null,
      skip_empty_lines: true,
    }),
  );

/** The most frequent spelling of each brand that has several. */
class Spellings {
  counts = new Map();

  add(identifier, brand) {
    const known = this.counts.get(identifier) ?? new Map();
    this.counts.set(identifier, known.set(brand, (known.get(brand) ?? 0) + 1));
  }

  of(identifier) {
    const [[brand]] = [...this.counts.get(identifier)].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    return brand;
  }
}

/**
 * Reads lines of code, manufacturer, model. Spellings that differ in case, accents or spaces are one product.
 * @returns {Promise<{products: {label, brand, model, reference, identifier, tacCodes}[], lines: number, ignored:
 * Record<string, number>}>}
 */
export async function readPhones(path) {
  const found = new Map();
  const spellings = new Spellings();
  const ignored = {};
  let lines = 0;
  for await (const cells of cellsOf(path)) {
    lines += 1;
    const [tac, manufacturer, model] = [tidy(cells[0]), tidy(cells[1]), tidy(cells[2]).slice(0, 200)];
    const fault = faultOf(tac, manufacturer, model);
    if (fault) {
      ignored[fault] = (ignored[fault] ?? 0) + 1;
      continue;
    }
    const brand = brandOf(manufacturer).slice(0, 255);
    const reference = productReference(brand, model);
    const identifier = categoryIdentifier(brand);
    spellings.add(identifier, brand);
    const known = found.get(reference) ?? { model, reference, identifier, tacCodes: [] };
    if (!known.tacCodes.includes(tac)) known.tacCodes.push(tac);
    found.set(reference, known);
  }
  const products = [...found.values()].map(({ model, identifier, ...rest }) => {
    const brand = spellings.of(identifier);
    return { label: labelOf(brand, model), brand, model, identifier, ...rest };
  });
  return { products, lines, ignored };
}
