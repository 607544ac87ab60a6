// One buyback over HTTP, including what the lazily loaded parts of an image produce: PDF files, images, pages.
import { call, login, oneStory, until } from '../../bench/product.mjs';

/** An image of one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function bytesOf(origin, path, token) {
  const response = await fetch(`${origin}${path}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

async function begins(origin, path, wanted, token) {
  const bytes = await until(() => bytesOf(origin, path, token));
  if (!bytes.subarray(0, 200).toString('latin1').toLowerCase().includes(wanted.toLowerCase()))
    throw new Error(`GET ${path} does not begin with ${wanted}`);
}

/** @returns the id of the buyback. @throws Error with the step that failed. */
export async function journey(origin) {
  const id = await oneStory(origin);
  const [admin, warehouse] = [await login(origin, 'admin'), await login(origin, 'warehouse_operator')];
  for (const paper of ['shipping-label', 'tracking-sheet'])
    await begins(origin, `/api/buybacks/${id}/${paper}`, '%PDF', admin);
  await call(origin, 'POST', `/items/${id}/photos`, { token: warehouse, body: { base64: pixel } });
  for (const page of ['/', '/dashboard/']) await begins(origin, page, '<!doctype html');
  await begins(origin, '/api/docs.json', '"openapi"');
  return id;
}

/** Existing data is still there. */
export async function stillPaid(origin, id) {
  const admin = await login(origin, 'admin');
  await until(async () => {
    const { payment } = await call(origin, 'GET', `/buybacks/${id}`, { token: admin });
    return payment.status === 'payment_completed';
  });
  await begins(origin, `/api/buybacks/${id}/shipping-label`, '%PDF', admin);
}
