// Product search on the Typesense server in TYPESENSE_URL, through the adapter: filling, exact and misspelt words.
// The double of the tests is not a real server, so it is not measured.
import { randomUUID } from 'node:crypto';
import { connect } from '@reprise/read-search/typesense';
import { bench, percentiles, quick, round, seeded } from './measure.mjs';

const products = quick ? 5_000 : 50_000;
const queries = quick ? 100 : 1000;
const { TYPESENSE_URL: url = '', TYPESENSE_API_KEY: apiKey = '' } = process.env;
const random = seeded(7);
const pick = (list) => list[Math.floor(random() * list.length)];
const brands = 'Apple Samsung Xiaomi Huawei Oppo Sony Motorola Nokia Honor Google'.split(' ');
const lines = 'Galaxy Pixel Xperia Redmi Mate Find Moto Edge Magic Lumia'.split(' ');
const categories = Array.from({ length: 40 }, () => randomUUID());
const accountId = randomUUID();

function product(n) {
  const [brand, categoryId] = [pick(brands), pick(categories)];
  const model = `${pick(lines)} ${1 + Math.floor(random() * 400)} ${pick(['Pro', 'Plus', 'Lite', 'Ultra'])}`;
  return {
    ...{ id: randomUUID(), accountId, label: `${brand} ${model}`, brand, model, reference: `REF-${n}` },
    ...{ ean: String(3_000_000_000_000 + n), tacCodes: [], categoryId, categoryIds: [categoryId], image: '' },
    ...{ category: 'Phones', price: Math.floor(random() * 60_000), status: 'published' },
  };
}

/** Two adjacent letters of the longest word are swapped. */
function misspelt(text) {
  const words = text.split(' ');
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  return text.replace(longest, longest[0] + longest[2] + longest[1] + longest.slice(3));
}

async function ask(search, texts) {
  const times = [];
  for (const q of texts) {
    const from = performance.now();
    await search.search({ accountId, q, status: 'published', page: 1, perPage: 20 });
    times.push(performance.now() - from);
  }
  return percentiles(times);
}

async function measured({ index, place }) {
  const documents = Array.from({ length: products }, (_, n) => product(n));
  const filling = await index.fillBeside(accountId);
  const began = performance.now();
  await filling.index(documents);
  const seconds = (performance.now() - began) / 1000;
  await filling.switchTo();
  const texts = Array.from({ length: queries }, () => pick(documents).label);
  const figures = {
    what: `${products} products on ${place}, ${queries} queries of each kind, first 20 results`,
    exact: await ask(index, texts),
    beginning: await ask(
      index,
      texts.map((text) => text.slice(0, 3 + Math.floor(random() * 8))),
    ),
    misspelt: await ask(index, texts.map(misspelt)),
    indexing: { seconds: round(seconds), perSecond: Math.round(products / seconds) },
  };
  await (await index.fillBeside(accountId)).switchTo();
  return figures;
}

await bench(async () => {
  if (url === '' || url === 'double')
    return { skipped: 'TYPESENSE_URL does not point to a Typesense server' };
  const typesense = connect({ url, apiKey });
  try {
    return await measured(typesense);
  } finally {
    await typesense.close();
  }
});
