// Product search over 50,000 products in this process, exact and misspelt.
import { EmbeddedProductSearch } from '@reprise/read-search';
import { bench, memory, percentiles, quick, round, seeded } from './measure.mjs';

const products = quick ? 10_000 : 50_000;
const queries = quick ? 300 : 2000;
const random = seeded(7);
const pick = (list) => list[Math.floor(random() * list.length)];
const brands =
  'Apple Samsung Xiaomi Huawei Oppo Sony Motorola Nokia Honor Google OnePlus Realme Asus Lenovo Fairphone'.split(
    ' ',
  );
const syllables =
  'ga la xy ne xus pi xel re no mi mate zen fo ne moto edge ra zr vi vo axon bla de no va lu mia'.split(' ');
const lines = Array.from({ length: 400 }, () =>
  Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(syllables)).join(''),
);
const sizes = ['32 Go', '64 Go', '128 Go', '256 Go', '512 Go'];

function product(n) {
  const brand = pick(brands);
  const model = `${pick(lines)} ${1 + Math.floor(random() * 40)}${pick(['', ' Pro', ' Plus', ' Lite', ' Ultra'])}`;
  const label = `${brand} ${model} ${pick(sizes)}`;
  const price = Math.floor(random() * 60_000);
  return {
    ...{ id: `p-${n}`, accountId: 'a', label, brand, model, category: 'Téléphones', price, currency: 'EUR' },
    ...{
      ean: String(3_000_000_000_000 + n),
      reference: `REF-${n}`,
      categoryId: `c-${n % 40}`,
      categoryIds: [`c-${n % 40}`],
      tacCodes: [],
    },
    ...{ popularity: 0, status: 'published', image: null, isCollectingImei: true },
  };
}

/** One letter dropped, doubled or replaced in a word of four or more. */
function misspelt(text) {
  const words = text.split(' ');
  const long = words.findIndex((word) => word.length >= 5);
  const word = words[long] ?? words[0];
  const at = 1 + Math.floor(random() * (word.length - 2));
  const kinds = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word[at] + word.slice(at),
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ];
  words[Math.max(0, long)] = pick(kinds);
  return words.join(' ');
}

/** As the apps ask: what can be sold first; every fourth category is bought elsewhere. */
const asked = {
  ...{ accountId: 'a', status: 'published', page: 1, perPage: 20 },
  boughtFirst: { unboughtCategoryIds: Array.from({ length: 10 }, (_, n) => `c-${n * 4}`) },
};

await bench(async () => {
  const documents = Array.from({ length: products }, (_, n) => product(n));
  const search = new EmbeddedProductSearch();
  const began = performance.now();
  await search.index(documents);
  const indexSeconds = (performance.now() - began) / 1000;
  const ask = async (make) => {
    const times = [];
    let empty = 0;
    for (let n = 0; n < queries; n += 1) {
      const q = make(pick(documents));
      const from = performance.now();
      const { found } = await search.search({ ...asked, q });
      times.push(performance.now() - from);
      if (found === 0) empty += 1;
    }
    return { ...percentiles(times), withoutResult: empty };
  };
  const scan = [];
  for (let n = 0; n < Math.min(queries, 200); n += 1) {
    const wanted = pick(documents).label.toLowerCase();
    const from = performance.now();
    documents.filter(({ label }) => label.toLowerCase().includes(wanted)).slice(0, 20);
    scan.push(performance.now() - from);
  }
  await ask(({ label }) => label);
  return {
    what: `${products} products, ${queries} queries of each kind, first 20 results`,
    exact: await ask(({ label }) => label),
    beginning: await ask(({ label }) => label.slice(0, 3 + Math.floor(random() * 8))),
    misspelt: await ask(({ label }) => misspelt(label)),
    indexing: { seconds: round(indexSeconds), perSecond: Math.round(products / indexSeconds) },
    baseline: { what: 'every label searched for the exact text', ...percentiles(scan) },
    aim: 'p95 at most 10 ms',
    memory: memory(),
  };
});
