import { buybackFields } from '@reprise/contracts/buyback';
import { partiesOf } from '@reprise/contracts/rules';
import { idOf, policy, toPayment } from './policy-language';

const carried = buybackFields.carriedTo('payment');

export const createPaymentWhenBuybackDeclared = policy(
  'create-payment-when-buyback-declared',
  ['BuybackDeclared'],
  (event) => {
    const { identificationNumber, price, payment, customerId, storeId, buyerId, warehouseId } = event.data;
    const data = {
      buybackNumber: identificationNumber,
      amount: price.total,
      currency: price.currency,
      choice: payment,
      customerId,
      storeId,
      buyerId,
      warehouseId,
      ...partiesOf(event.data),
      ...carried.of(event.data),
    };
    return [toPayment(idOf(event), { type: 'CreatePayment', data })];
  },
);
