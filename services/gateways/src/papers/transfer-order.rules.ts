import { defaultTransferOrderTexts, isDefaultTransferOrder } from '@reprise/contracts/configuration';
import { formatMoney, money, readIn, type Locale } from '@reprise/contracts/kernel';
import { countryName, identificationTypeSchema } from '@reprise/contracts/rules';
import type { TransferOrderPaper } from '@reprise/kernel/ports';
import { wordingOf, type TransferOrderInput } from '../documents';

/** Who buys, as the paper names him. */
export type BuyerValues = Readonly<
  Record<'buyer_name' | 'buyer_long_name' | 'buyer_address' | 'buyer_siret' | 'buyer_capital', string>
>;
type Sheet = Pick<TransferOrderInput, 'locale' | 'brand' | 'text'> & { readonly buyer: BuyerValues };
type Customer = Pick<TransferOrderPaper, 'customer' | 'identity'>;

function sellerOf({ customer, identity }: Customer, locale: Sheet['locale']): TransferOrderInput['seller'] {
  if (!customer) return undefined;
  const { street, streetMore, zipCode, city, country } = customer;
  const place = [zipCode, city].filter(Boolean).join(' ');
  const type = identificationTypeSchema.safeParse(identity?.type).data;
  return {
    name: `${customer.firstName} ${customer.lastName}`,
    address: [street, streetMore, place, country && countryName(country, locale)].flatMap(
      (line) => line || [],
    ),
    ...(identity && type ? { identity: { ...identity, type } } : {}),
  };
}

/**
 * The customer signs what he reads: the paper is in his language, by the account's own text where it wrote one in it. If
 * it wrote one in its own language alone, the whole paper is in that: a contract in two would be signed half unread.
 */
export function orderWords(
  { locale, text: own }: Pick<TransferOrderPaper, 'locale' | 'text'>,
  account: Locale,
): Pick<TransferOrderInput, 'locale' | 'text'> {
  const translation = own?.textTranslations?.[locale];
  if (translation) return { locale, text: translation };
  if (own && !isDefaultTransferOrder(own.text)) return { locale: account, text: own.text };
  return { locale, text: defaultTransferOrderTexts[locale] };
}

const distinct = (texts: readonly string[]): string => [...new Set(texts)].join(', ');

/** An order in words: amounts, names and the variables of the configured text. */
export function transferOrderInput(paper: TransferOrderPaper, sheet: Sheet): TransferOrderInput {
  const { customer, signedAt, copies, barCodeEnabled } = paper;
  const { buyer, ...written } = sheet;
  const { locale } = written;
  const goods = paper.goods.map((good) => readIn(good, locale));
  const sum = goods.reduce((total, { price }) => total + price.amount, 0);
  const total = formatMoney(money(sum, goods[0]?.price.currency ?? 'EUR'), locale);
  return {
    ...written,
    ...{ signedAt, copies, barCodeEnabled, total },
    goods: goods.map(({ buybackNumber, product, imei, serialNumber, price }) => ({
      ...{ buybackNumber, product, imei, serialNumber, price: formatMoney(price, locale) },
    })),
    seller: sellerOf(paper, locale),
    values: {
      ...buyer,
      product_label: goods.map(({ product }) => product).join(', '),
      payment_type: distinct(goods.map(({ payment }) => payment)),
      total_price: total,
      customer_firstname: customer?.firstName ?? '',
      customer_lastname: customer?.lastName ?? wordingOf(locale).erased,
    },
  };
}
