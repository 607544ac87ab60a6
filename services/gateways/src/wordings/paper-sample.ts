import type { TransferOrderVariable } from '@reprise/contracts/configuration';
import { formatMoney, type Locale } from '@reprise/contracts/kernel';
import { countryName } from '@reprise/contracts/rules';
import type { PostalParty } from '../carrier';
import type { TransferOrderInput } from '../documents';
import { mailSample } from './mail-sample';

const buyer: PostalParty = {
  name: 'Exemple Rachat',
  ...{ street: '12 rue de la Paix', zipCode: '75002', city: 'Paris', country: 'FR' },
};
const customer: PostalParty = {
  name: 'Camille Martin',
  ...{ street: '3 place Bellecour', zipCode: '69002', city: 'Lyon', country: 'FR' },
};

/** What papers say about a buyback that does not exist. */
export function transferOrderSample(locale: Locale): Readonly<Record<TransferOrderVariable, string>> {
  const { product, payment, price } = mailSample(locale);
  const { name, street, zipCode, city, country } = buyer;
  return {
    ...{ buyer_name: name, buyer_long_name: `${name} SAS`, buyer_siret: '552 100 554 00021' },
    buyer_address: [street, `${zipCode} ${city}`, countryName(country, locale)].join(', '),
    ...{ buyer_capital: formatMoney({ amount: 1_000_000, currency: 'EUR' }, locale) },
    ...{ customer_firstname: 'Camille', customer_lastname: 'Martin' },
    ...{ product_label: product, payment_type: payment, total_price: formatMoney(price, locale) },
  };
}

/** What is sold in it, and by whom. */
export function soldSample(locale: Locale): Pick<TransferOrderInput, 'goods' | 'total' | 'seller'> {
  const { product, price, code: buybackNumber } = mailSample(locale);
  const { name, street, zipCode, city, country } = customer;
  const total = formatMoney(price, locale);
  const identity = { type: 'identity_card', number: '880692310285', issuingAuthority: 'Lyon' } as const;
  return {
    goods: [{ product, buybackNumber, imei: '356938035643809', price: total }],
    total,
    seller: {
      name,
      address: [street, `${zipCode} ${city}`, countryName(country, locale)],
      identity: { ...identity, deliveryDate: '2019-05-02' },
    },
  };
}

export function labelSample(locale: Locale) {
  const { code: buybackNumber, transport: circuit, carrier } = mailSample(locale);
  const parties = { from: customer, to: buyer };
  return { ...parties, buybackNumber, circuit, carrier, weightG: 350, trackingNumber: '6A01234567890' };
}
