import { eventually } from '@reprise/kernel/testing';
import type { Product } from '../running-product';
import { aPdf, aPicture, sendFile } from '../send-file';
import { ImportClient } from '../send-import';
import type { Send } from './sender';

const headers = { accept: 'application/json' };
const files = { headers: { accept: '*/*' } };
const chief = 'root_management_unit_manager';
const nameIn = (url: string): string => url.replace(/.*\//, '');

/** Prices are published, taken back, and published at a time. */
async function walkPrices({ ask }: Product, productId: string, send: Send): Promise<void> {
  const as = 'admin';
  const listOf = async (name: string): Promise<string> => {
    const { id } = (await ask('POST', '/price-lists', { as, body: { name } })).body;
    const lines = [{ productId, prices: { grade_a: 12_345 } }];
    await ask('POST', `/price-lists/${id}/lines`, { as, body: { lines } });
    return id;
  };
  const id = await listOf('At once');
  await send('publishPriceList', { id }, { as, body: {} });
  await eventually(async () => (await ask('GET', `/price-lists/${id}`, { as })).body.status === 'published');
  await send('rollBackPriceList', { id }, { as, body: { changedMeanwhile: 'take' } });
  const at = new Date(Date.now() + 86_400_000).toISOString();
  await send('schedulePriceList', { id: await listOf('Tomorrow') }, { as, body: { at } });
}

/** A file with one product and one line that cannot be read; its report; and lists as files. */
async function walkFiles(product: Product, category: string, send: Send): Promise<void> {
  const { ask, accountId } = product;
  const imports = new ImportClient(product);
  const text = `label;brand;ean;category\r\nSigma;Acme;4006381333931;${category}\r\nTau;Acme;1;${category}\r\n`;
  const { id, body } = await imports.send(text, {});
  const at = { accountId, id };
  await send('getCatalogImport', at, { as: chief });
  await send('checkCatalogImport', at, { as: chief, body: { columns: body.columns } });
  await imports.until(id, 'checked');
  await send('startCatalogImport', at, { as: chief });
  await imports.until(id, 'ended');
  await send('downloadIgnoredLines', at, { as: chief, ...files });
  const made = await ask('GET', '/products?ean=4006381333931', { as: 'admin', headers });
  await send('listImportsOfRecord', { accountId, id: made.body[0].id }, { as: chief });
}

/** Every list as a file; they are made outside the requests, one beside the other. */
async function walkExports({ ask }: Product, send: Send): Promise<void> {
  const lists = {
    ...{ products: 'downloadProductsExport', categories: 'downloadCategoriesExport' },
    ...{ 'diagnostic-questions': 'downloadDiagnosticQuestionsExport', buybacks: 'downloadBuybacksExport' },
    'items-in-stock': 'downloadItemsInStockExport',
  };
  const exported = async ([list, operation]: [string, string]) => {
    const as = list === 'items-in-stock' ? 'warehouse_manager' : chief;
    const path = `/${list}/exports`;
    const started = await ask('POST', path, { as, headers, body: {} });
    const url = await eventually(async () => {
      const { body } = await ask('GET', `${path}/${started.body.id}`, { as, headers });
      return body.url === null ? undefined : String(body.url);
    });
    const key = new URL(url, 'http://x').searchParams.get('key') ?? '';
    await send(operation, { id: started.body.id, key }, { as, ...files });
  };
  await Promise.all(Object.entries(lists).map(exported));
}

/** What is sold and how it is found. */
export async function walkCatalogue(product: Product, send: Send): Promise<void> {
  const { ask } = product;
  const as = 'admin';
  const first = async (path: string) => (await ask('GET', path, { as, headers })).body;
  const [phone, , other] = await first('/products?order[label]=asc');
  const [category] = await first('/categories?exists[parentId]=true');
  await walkPrices(product, phone.id, send);
  await walkFiles(product, category.identifier, send);
  await walkExports(product, send);
  const added = { name: 'Empty', identifier: 'empty', parentId: category.id, defaultWeight: 10 };
  const whole = { ...added, referringWarehouseIds: category.referringWarehouseIds };
  const { id } = (await ask('POST', '/categories', { as, body: whole })).body;
  await send('removeCategory', { id }, { as });
  const prices = { productId: other.id, prices: { grade_a: 9_900 } };
  await send('createResalePrices', {}, { as: 'warehouse_manager', body: prices });
  const picture = await sendFile(product, '/pictures', Buffer.from(aPicture, 'base64'), chief);
  await send('readPicture', { name: nameIn(picture.body.url) }, files);
  const paper = await sendFile(product, '/legal-documents', aPdf, chief);
  await send('readLegalDocument', { name: nameIn(paper.body.url) }, files);
  await send('getContext', { name: 'Stock' });
  const atWork = { as: 'warehouse_operator', headers } as const;
  const [item] = (await ask('GET', '/items', atWork)).body;
  await send('findItems', { code: item.identificationNumber }, atWork);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const welcome = { headers: form, body: 'url=http%3A%2F%2Flocalhost%2F' };
  const { ord } = (await ask('POST', '/webtoken-with-account-and-ord', welcome)).body;
  const { token, collection } = (await ask('GET', `/organizations/${ord.id}/typesense`, { as: 'visitor' }))
    .body;
  const searching = { headers: { 'x-typesense-api-key': token } };
  const words = { q: 'iphone', query_by: 'label' };
  await send('searchDocuments', { collection, ...words }, searching);
  await send('multiSearch', {}, { ...searching, body: { searches: [{ collection, ...words }] } });
}
