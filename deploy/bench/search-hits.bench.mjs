// What people find: 600 names of a loaded list, typed as they stand, with two neighbouring characters swapped, without
// their spaces, and only to 70 %. PHONES_CSV: a list of lines code, manufacturer, model; otherwise a small sample.
import { fileURLToPath } from 'node:url';
import { EmbeddedProductSearch } from '@reprise/read-search';
import { readPhones } from '../seed/phones/read-phones.mjs';
import { bench, percentiles, quick, round, seeded } from './measure.mjs';

const sample = fileURLToPath(new URL('../seed/phones/list.fixture.csv', import.meta.url));
const random = seeded(11);
const names = quick ? 200 : 600;
const isSign = (sign) => /[\p{L}\p{N}]/u.test(sign ?? '');

function swapped(name) {
  const places = [...Array(name.length).keys()].filter(
    (at) => isSign(name[at]) && isSign(name[at + 1]) && name[at] !== name[at + 1],
  );
  const at = places[Math.floor(random() * places.length)];
  return at === undefined ? name : name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2);
}

const ways = {
  asWritten: (name) => name,
  neighboursSwapped: swapped,
  withoutSpaces: (name) => name.replaceAll(' ', ''),
  first70Percent: (name) => name.slice(0, Math.ceil(name.length * 0.7)),
};

/** Several makers have a "K8": whoever types "k8" has found it when the first product has that name. */
const nameOf = ({ model }) =>
  model
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The share of products that even a perfect order could put first: most others begin alike. */
function mostPossible(products, type) {
  const typed = new Map();
  for (const product of products) {
    const key = nameOf({ model: type(product.model) });
    const counts = typed.get(key) ?? new Map();
    counts.set(nameOf(product), (counts.get(nameOf(product)) ?? 0) + 1);
    typed.set(key, counts);
  }
  const best = [...typed.values()].reduce((sum, counts) => sum + Math.max(...counts.values()), 0);
  return round((100 * best) / products.length, 1);
}

async function tried(search, products, type) {
  const times = [];
  const counts = { first: 0, firstFive: 0, nothing: 0 };
  for (let n = 0; n < names; n += 1) {
    const wanted = products[Math.floor(random() * products.length)];
    const began = performance.now();
    const { hits } = await search.search({ accountId: 'a', q: type(wanted.model), page: 1, perPage: 20 });
    times.push(performance.now() - began);
    const place = hits.findIndex(({ document }) => nameOf(document) === nameOf(wanted));
    if (place === 0) counts.first += 1;
    if (place >= 0 && place < 5) counts.firstFive += 1;
    if (hits.length === 0) counts.nothing += 1;
  }
  const shares = Object.entries(counts).map(([name, count]) => [name, round((100 * count) / names, 1)]);
  return { percent: Object.fromEntries(shares), ...percentiles(times) };
}

await bench(async () => {
  const { products } = await readPhones(process.env.PHONES_CSV ?? sample);
  const search = new EmbeddedProductSearch();
  await search.index(
    products.map(({ label, brand, model, reference, tacCodes }) => ({
      ...{
        id: reference,
        accountId: 'a',
        label,
        brand,
        model,
        reference,
        tacCodes,
        popularity: 0,
        status: 'published',
      },
      ...{ category: brand, categoryId: 'c', categoryIds: ['c'], price: 100, ean: '', image: '' },
    })),
  );
  const result = { what: `${names} of ${products.length} names of models, in each way of typing` };
  for (const [name, type] of Object.entries(ways)) result[name] = await tried(search, products, type);
  return {
    ...result,
    baseline: {
      what: 'first70Percent, first, in a perfect order',
      percent: mostPossible(products, ways.first70Percent),
    },
    aim: 'first: 99, 95, 95, 85 %; nothing at most 1 %; p95 at most 5 ms',
  };
});
