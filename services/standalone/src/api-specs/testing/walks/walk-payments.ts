import { eventually } from '@reprise/kernel/testing';
import { aCustomer, anIdentity, declarationOf, offerOf } from '../declaring';
import { peopleOf } from '../people';
import type { Product } from '../running-product';
import type { Workshop } from '../workshop';
import type { Send } from './sender';

/** A payment that failed is settled by hand; transfers that are due are paid as a batch, by two people. */
export async function walkPayments(product: Product, shop: Workshop, send: Send): Promise<void> {
  const { ask, accountId } = product;
  const people = peopleOf(product);
  const places = await people.placesOf('store_seller');
  const storeId = places['timOrganizationId'] ?? '';
  const mood = product.engines.documents.collection<{ _id: string }>({ name: 'sandbox_payment_settings' });
  await mood.put({ _id: accountId, ...{ failEvery: true } });
  const offer = await offerOf(product, 'iphone', 'store');
  const seller = { as: 'store_seller' } as const;
  const facts = declarationOf(offer, 'store_drop', 'voucher');
  const { id } = (await ask('POST', `/store/${storeId}/buybacks`, { ...seller, body: facts })).body;
  await product.settled();
  const signed = { customer: aCustomer, identification: anIdentity, handOverSigned: true };
  await ask('POST', `/store/${storeId}/buybacks/${id}/finalize`, { ...seller, body: signed });
  await eventually(async () => {
    const { body } = await ask('GET', `/buybacks/${id}`, { as: 'admin' });
    return body.payment.status === 'payment_failed';
  });
  await mood.put({ _id: accountId });
  await send('markAsPaid', { id }, { as: 'admin', body: { comment: 'Paid in cash' } });

  const due = await shop.tested();
  const asked = { as: 'buyer_manager', body: { paymentIds: [due] } } as const;
  const batch = (await ask('POST', '/payment-batches', asked)).body;
  const second = await people.arrives({
    modules: { lcm: 'buyer_manager' },
    lcmOrganizationId: batch.buyerId,
  });
  const other = { headers: people.bearer(second.token), body: {} };
  await send('approvePaymentBatch', { id: batch.id }, other);
  const file = { as: 'buyer_manager', headers: { accept: 'application/xml' } } as const;
  await send('downloadPaymentBatch', { id: batch.id }, file);
  await send('executePaymentBatch', { id: batch.id }, { as: 'buyer_manager', body: {} });
}
