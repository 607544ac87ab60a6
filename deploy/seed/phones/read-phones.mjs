import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';

const space = /[\s\p{C}]+/gu;

/** One spelling of a cell: composed letters, single spaces, no control characters. */
export const tidy = (cell = '') => cell.normalize('NFC').replace(space, ' ').trim();

const fold = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const slug = (text) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Stable over runs: what a category or a product is looked up by. */
export const categoryIdentifier = (manufacturer) => {
  const name = slug(manufacturer);
  return name.length >= 2 ? `phones-${name}` : `phones-${name}${shortHash(fold(manufacturer))}`;
};
export const productReference = (manufacturer, model) =>
  `tac-${shortHash(`${fold(manufacturer)}|${fold(model)}`)}`;

const labelOf = (manufacturer, model) =>
  (fold(model).startsWith(fold(manufacturer)) ? model : `${manufacturer} ${model}`).slice(0, 255);

/** Why a line cannot be used; undefined when it can. */
function faultOf(tac, manufacturer, model) {
  if (!/^\d{8}$/.test(tac)) return 'code is not 8 digits';
  if (manufacturer === '') return 'no manufacturer';
  if (model === '') return 'no model';
  return undefined;
}

/**
 * Reads lines of code, manufacturer, model. Spellings that differ in case, accents or spaces are one product.
 * @returns {Promise<{products: {label, brand, model, reference, identifier, tacCodes}[], lines: number, ignored: Record<string, number>}>}
 */
export async function readPhones(path) {
  const products = new Map();
  const ignored = {};
  let lines = 0;
  const options = {
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    quote: null,
    skip_empty_lines: true,
  };
  for await (const cells of createReadStream(path).pipe(parse(options))) {
    lines += 1;
    const [tac, manufacturer, model] = [
      tidy(cells[0]),
      tidy(cells[1]).slice(0, 255),
      tidy(cells[2]).slice(0, 200),
    ];
    const fault = faultOf(tac, manufacturer, model);
    if (fault) {
      ignored[fault] = (ignored[fault] ?? 0) + 1;
      continue;
    }
    const reference = productReference(manufacturer, model);
    const known = products.get(reference) ?? {
      label: labelOf(manufacturer, model),
      brand: manufacturer,
      model,
      reference,
      identifier: categoryIdentifier(manufacturer),
      tacCodes: [],
    };
    if (!known.tacCodes.includes(tac)) known.tacCodes.push(tac);
    products.set(reference, known);
  }
  return { products: [...products.values()], lines, ignored };
}
