import { parseArgs } from 'node:util';
import { Api } from './phones/api.mjs';
import { loadPhones } from './phones/load-phones.mjs';
import { priceRule } from './phones/prices.mjs';
import { readPhones } from './phones/read-phones.mjs';

const usage =
  'npm run load:phones -- <csv> --email <user> --password <password> [--url http://localhost:3000] [--concurrency 8]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    email: { type: 'string' },
    password: { type: 'string' },
    concurrency: { type: 'string', default: '8' },
  },
});
const [path] = positionals;
if (!path || !values.email || !values.password) {
  console.error(`Usage: ${usage}`);
  process.exit(2);
}

const started = performance.now();
const { products, lines, ignored } = await readPhones(path);
console.log(`${lines} lines read: ${products.length} products; ignored: ${JSON.stringify(ignored)}`);
console.log(priceRule);
const api = await Api.login(values.url, values.email, values.password);
const figures = await loadPhones(api, products, {
  concurrency: Math.max(1, Number(values.concurrency) || 8),
  progress: (done, all) => console.log(`${done} of ${all} products`),
});
const seconds = (performance.now() - started) / 1000;
console.log(
  `${JSON.stringify(figures)} in ${seconds.toFixed(1)} s (${Math.round(products.length / seconds)} products/s)`,
);
