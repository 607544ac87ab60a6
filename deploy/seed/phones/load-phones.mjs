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

/** Workshops of the root, or all of the account if there is no root. */
async function workshopsOf(api, root) {
  if (root) return root.referringWarehouseIds;
  const warehouses = await api.get('/organizations?type=warehouse&pagination=false');
  return warehouses.map(({ id }) => id);
}

/** Circuits are inherited: if the root has none, the phones have all active circuits of the account. */
async function circuitsOf(api, root) {
  if (root?.circuits.length > 0) return [];
  const circuits = await api.get('/circuits?active=true&pagination=false');
  return circuits.map(({ name }) => name);
}

async function ensurePhones(api, top, root, defaults) {
  const circuits = await circuitsOf(api, root);
  const known = await findCategory(api, 'phones');
  if (!known) {
    const body = { ...defaults, circuits, name: 'Phones', identifier: 'phones', parentId: top.id };
    return api.post('/categories', body);
  }
  const lacking = known.circuits.length === 0 && circuits.length > 0;
  return lacking ? api.patch(`/categories/${known.id}`, { circuits }) : known;
}

async function ensureTop(api) {
  const [root] = await api.get('/categories?exists[parentId]=false');
  const referringWarehouseIds = await workshopsOf(api, root);
  const defaults = { referringWarehouseIds, defaultWeight: 180, description: '' };
  const first = { ...defaults, name: 'Catalogue', identifier: 'catalogue', parentId: null };
  const top = root ?? (await api.post('/categories', first));
  const phones = await ensurePhones(api, top, root, defaults);
  const asked = await api.get(`/questions?categoryId=${phones.id}`);
  if (asked.length === 0) {
    for (const question of phoneQuestions)
      await api.post('/questions', { ...question, categoryId: phones.id });
  }
  const { referringWarehouseIds: workshops, defaultWeight } = phones;
  return { phones, defaults: { referringWarehouseIds: workshops, defaultWeight } };
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

/** Existing products, by reference and by each code. */
async function existingProducts(api, categoryId) {
  const found = new Map();
  for (let page = 1; ; page += 1) {
    const rows = await api.get(
      `/products?category[]=${categoryId}&order[label]=asc&partial=true&itemsPerPage=${pageSize}&page=${page}`,
    );
    for (const row of rows) for (const key of [row.reference, ...row.tacCodes]) found.set(key, row);
    if (rows.length < pageSize) return found;
  }
}

/** The same product, even if it was loaded when its brand was the manufacturer's legal name. */
function knownAs(existing, product) {
  const former = existing.get(product.tacCodes[0]);
  return existing.get(product.reference) ?? (former?.model === product.model ? former : undefined);
}

/** Codes are only added, and names only updated, because people edit them too. */
function changesOf(known, product) {
  const tacCodes = [...new Set([...known.tacCodes, ...product.tacCodes])];
  const renamed = known.reference !== product.reference;
  return { ...(renamed && product), ...(tacCodes.length > known.tacCodes.length && { tacCodes }) };
}

/**
 * Imports products of `readPhones` into the catalogue; a second run changes only differences.
 * @param {{concurrency?: number, progress?: (done: number, all: number) => void}} options
 */
export async function loadPhones(api, products, { concurrency = 8, progress = () => undefined } = {}) {
  const top = await ensureTop(api);
  const categories = await ensureCategories(api, top, products, concurrency);
  const existing = await existingProducts(api, top.phones.id);
  const figures = { categories: categories.made, inserted: 0, updated: 0, unchanged: 0 };
  let done = 0;
  await eachOf(products, concurrency, async ({ identifier, ...listed }) => {
    const product = { ...listed, categoryId: categories.ids.get(identifier) };
    const known = knownAs(existing, product);
    if (!known) {
      const prices = { buybackPrice: demonstrationPrices(product.reference) };
      const flags = { status: 'published', isCollectingIMEI: true };
      await api.post('/products', { ...product, ...prices, ...flags });
      figures.inserted += 1;
    } else {
      const changes = changesOf(known, product);
      const differs = Object.keys(changes).length > 0;
      if (differs) await api.patch(`/products/${known.id}`, changes);
      figures[differs ? 'updated' : 'unchanged'] += 1;
    }
    done += 1;
    if (done % 500 === 0) progress(done, products.length);
  });
  return figures;
}
