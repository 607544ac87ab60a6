import { randomUUID } from 'node:crypto';
import { aCustomer, anIdentity, declarationOf, offerOf, webDeclaration } from '../declaring';
import { peopleOf } from '../people';
import type { Product } from '../running-product';
import type { Send } from './sender';

/** At a counter: what was declared on the web, a cart, the parcel that it leaves in, and what was lost and is handed back. */
export async function walkStore(product: Product, send: Send): Promise<void> {
  const { ask } = product;
  const storeId = (await peopleOf(product).placesOf('store_seller')).timOrganizationId ?? '';
  const [web, inStore] = [await offerOf(product, 'iphone'), await offerOf(product, 'iphone', 'store')];
  const people = { customer: aCustomer, identification: anIdentity };
  const declaration = webDeclaration(web, 'web_drop');
  const declared = await ask('POST', '/buybacks', { as: 'visitor', body: declaration });
  const { id: buybackId, identificationNumber } = declared.body;
  await product.settled();
  await ask('GET', `/buybacks/by-identification-number/${identificationNumber}`, { as: 'store_seller' });
  const papers = { as: 'store_seller', headers: { accept: '*/*' } } as const;
  await send('readCheckDiagnostic', { id: buybackId }, { as: 'store_seller' });
  await send(
    'drawTransferOrder',
    { storeId, buybackId },
    { ...papers, body: { ...people, imei: declaration.imei } },
  );

  const cartId = randomUUID();
  const { locale: _locale, ...facts } = declarationOf(inStore, 'store_drop');
  const lines = [{ inCartId: randomUUID(), ...facts }];
  const cart = { lines, ...people, termsAccepted: true, storeId };
  await ask('PUT', `/cart/${cartId}`, { as: 'store_seller', body: cart });
  await ask('POST', `/cart/${cartId}/validate`, { as: 'store_seller' });
  await send('downloadCartTransferOrder', { storeId, cartId }, papers);
  const signed = { as: 'store_seller', body: { ...people, handOverSigned: true } } as const;
  const done = await send('finalizeStoreCart', { storeId, cartId }, signed);
  const [item] = done.body.buybacks;
  await product.settled();
  const open = { as: 'store_seller', body: { warehouseId: item.warehouseId } } as const;
  const { id } = (await ask('POST', '/packages', open)).body;
  const packed = { as: 'store_seller', body: { code: item.identificationNumber } } as const;
  await send('packItem', { id }, packed);
  await send('unpackItem', { id, itemId: item.id }, { as: 'store_seller', body: {} });
  const manager = { as: 'store_manager' } as const;
  await send('markItemLost', { id: item.id }, { ...manager, body: { where: 'store' } });
  await product.settled();
  await send('findLostItem', { id: item.id }, { ...manager, body: {} });
  await send('handBackItem', { id: item.id }, { ...manager, body: {} });
}
