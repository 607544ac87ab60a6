import { demonstrationPrices } from './prices.mjs';
import { phoneQuestions } from './questions.mjs';

const pageSize = 500;

/** Runs `work` for each, at most `limit` at once. */
async function eachOf(list, limit, work) {
  let next = 0;
  const runner = async () => {
    while (next < list.length) {
      next += 1;
      await work(list[next - 1]);
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, list.length) }, runner));
}

async function findCategory(api, identifier) {
  const [found] = await api.get(`/categories?identifier=${encodeURIComponent(identifier)}`);
  return found;
}

/** What every new category has: workshops and circuits of the root, or all of the account where there is no root. */
async function categoryDefaults(api, root) {
  if (root) return { referringWarehouseIds: root.referringWarehouseIds, circuits: root.circuits };
  const warehouses = await api.get('/organizations?type=warehouse&pagination=false');
  const circuits = await api.get('/circuits?active=true&pagination=false');
  return {
    referringWarehouseIds: warehouses.map(({ id }) => id),
    circuits: circuits.map(({ name }) => name),
  };
}

async function ensureTop(api) {
  const [root] = await api.get('/categories?exists[parentId]=false');
  const defaults = { ...(await categoryDefaults(api, root)), defaultWeight: 180, description: '' };
  const top =
    root ??
    (await api.post('/categories', {
      ...defaults,
      name: 'Catalogue',
      identifier: 'catalogue',
      parentId: null,
    }));
  const phones =
    (await findCategory(api, 'phones')) ??
    (await api.post('/categories', { ...defaults, name: 'Phones', identifier: 'phones', parentId: top.id }));
  const asked = await api.get(`/questions?categoryId=${phones.id}`);
  if (asked.length === 0) {
    for (const question of phoneQuestions)
      await api.post('/questions', { ...question, categoryId: phones.id });
  }
  const { referringWarehouseIds, circuits } = phones;
  return { phones, defaults: { referringWarehouseIds, circuits, defaultWeight: phones.defaultWeight } };
}

async function ensureCategories(api, { phones, defaults }, products, limit) {
  const existing = await api.get(`/categories?parentId=${phones.id}&pagination=false`);
  const ids = new Map(existing.map(({ identifier, id }) => [identifier, id]));
  const wanted = new Map(products.map(({ identifier, brand }) => [identifier, brand]));
  const missing = [...wanted].filter(([identifier]) => !ids.has(identifier));
  await eachOf(missing, limit, async ([identifier, brand]) => {
    const name = brand.length >= 2 ? brand : `${brand} phones`;
    const made = await api.post('/categories', { ...defaults, name, identifier, parentId: phones.id });
    ids.set(identifier, made.id);
  });
  return { ids, made: missing.length };
}

async function existingProducts(api, categoryId) {
  const found = new Map();
  for (let page = 1; ; page += 1) {
    const rows = await api.get(
      `/products?category[]=${categoryId}&order[label]=asc&partial=true&itemsPerPage=${pageSize}&page=${page}`,
    );
    for (const { id, reference, tacCodes } of rows) if (reference) found.set(reference, { id, tacCodes });
    if (rows.length < pageSize) return found;
  }
}

/**
 * Brings products of `readPhones` into the catalogue; a second run changes only what differs.
 * @param {{concurrency?: number, progress?: (done: number, all: number) => void}} options
 */
export async function loadPhones(api, products, { concurrency = 8, progress = () => undefined } = {}) {
  const top = await ensureTop(api);
  const categories = await ensureCategories(api, top, products, concurrency);
  const existing = await existingProducts(api, top.phones.id);
  const figures = { categories: categories.made, inserted: 0, updated: 0, unchanged: 0 };
  let done = 0;
  await eachOf(products, concurrency, async ({ identifier, ...product }) => {
    const known = existing.get(product.reference);
    if (!known) {
      const prices = { buybackPrice: demonstrationPrices(product.reference) };
      const flags = { status: 'published', isCollectingIMEI: true };
      const body = { ...product, ...prices, ...flags, categoryId: categories.ids.get(identifier) };
      await api.post('/products', body);
      figures.inserted += 1;
    } else {
      const codes = [...new Set([...known.tacCodes, ...product.tacCodes])];
      const grown = codes.length > known.tacCodes.length;
      if (grown) await api.patch(`/products/${known.id}`, { tacCodes: codes });
      figures[grown ? 'updated' : 'unchanged'] += 1;
    }
    done += 1;
    if (done % 500 === 0) progress(done, products.length);
  });
  return figures;
}
