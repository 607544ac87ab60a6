// Lists of reference documents over HTTP at a hundred thousand products, users and imports, and a tree of two thousand
// categories with its counts; totals included.
import { branches, rows } from './fill/documents-data.mjs';
import { filledBy } from './fill/program.mjs';
import { bench, quick, round, say } from './measure.mjs';
import { call, idle, login, startProduct, timedRequests } from './product.mjs';

const requests = quick ? 40 : 200;

const published = 'status=published';
/** Every order that a screen offers, and its usual filters. */
const kinds = {
  'products, published, by label': `/products?${published}&order[label]=asc`,
  'products, published, by price': `/products?${published}&order[buybackPriceGradeA]=desc`,
  'products, published, by brand': `/products?${published}&order[brand]=asc`,
  'products, published, by category': `/products?${published}&order[category]=asc`,
  'products, by status': '/products?order[status]=asc',
  'products, one price range, by price': `/products?${published}&buybackPriceGradeA[gte]=20000&buybackPriceGradeA[lte]=25000&order[buybackPriceGradeA]=asc`,
  'products, one price range, by label': `/products?${published}&buybackPriceGradeA[gte]=20000&buybackPriceGradeA[lte]=25000&order[label]=asc`,
  'products, page 50': `/products?${published}&order[label]=asc&page=50`,
  'users, by e-mail': '/users?order[email]=asc',
  'users, by last name': '/users?order[lastname]=asc',
  'users, one last name': '/users?lastname=Last%2042',
  'category tree': '/categories/tree?',
  'imports, newest first': '/accounts/{account}/imports?',
  'imports, page 50': '/accounts/{account}/imports?page=50',
};

await bench(async (folder) => {
  const first = await startProduct(folder);
  const { accountId } = await call(first.origin, 'GET', '/organizations/root', {
    token: await login(first.origin, 'root_management_unit_manager'),
  });
  await first.close();
  const seconds = await filledBy('documents.mjs', folder, accountId);
  const product = await startProduct(folder);
  // The search index is filled at the start; lists beside it would measure that.
  await idle(product);
  const token = await login(product.origin, 'root_management_unit_manager');
  const found = {};
  for (const [name, path] of Object.entries(kinds)) {
    found[name] = await timedRequests(product, requests, () =>
      call(product.origin, 'GET', `${path.replace('{account}', accountId)}&itemsPerPage=10`, { token }),
    );
    say(`  ${name}: ${JSON.stringify(found[name])}`);
  }
  const nothing = await timedRequests(product, requests, async () =>
    (await fetch(`${product.origin}/bench/nothing`)).json(),
  );
  await product.close();
  return {
    what: `lists over HTTP, 10 a page with the total, ${rows} products, users and imports; the tree of ${branches} categories`,
    pages: found,
    filling: { seconds: round(seconds), rowsPerSecond: Math.round((2 * rows) / seconds) },
    baseline: { what: 'a route of the same server that does nothing', nothing },
    aim: 'p95 at most 10 ms; the tree 20 ms',
  };
});
