import type { Locale } from '@reprise/contracts/kernel';
import type { IdentificationType } from '@reprise/contracts/rules';
import { ink, type Sheet } from './sheet';
import { longDate, wordingOf, type Wording } from './wording';

/** What is sold: by its own number where it has one. */
export type Good = {
  readonly buybackNumber: string;
  readonly product: string;
  readonly imei?: string | undefined;
  readonly serialNumber?: string | undefined;
  readonly price: string;
};
/** Who sells: name, address and the document that proves who he is. */
export type Seller = {
  readonly name: string;
  readonly address: readonly string[];
  readonly identity?:
    | {
        readonly type: IdentificationType;
        readonly number: string;
        readonly issuingAuthority: string;
        /** ISO date. */
        readonly deliveryDate: string;
      }
    | undefined;
};
type Goods = { readonly goods: readonly Good[]; readonly total: string; readonly barCodeEnabled: boolean };

const priceWidth = 110;

/** Words on the left, an amount on the right; the cursor ends below the longer one. */
function priced(sheet: Sheet, left: () => void, price: string): void {
  const top = sheet.y;
  const wide = Math.min(priceWidth, sheet.measure(price, 10.5, 'strong'));
  const x = sheet.margin + sheet.width - wide;
  sheet.text(price, { size: 10.5, weight: 'strong', x, width: priceWidth, lines: 1 });
  const below = sheet.y;
  sheet.y = top;
  left();
  sheet.y = Math.max(sheet.y, below);
}

const section = (sheet: Sheet, title: string): void => {
  sheet.gap(18);
  sheet.room(70);
  sheet.text(title, { size: 9, colour: ink.quiet, lines: 1 });
  sheet.gap(3);
  sheet.rule();
  sheet.gap(6);
};

function good(sheet: Sheet, each: Good, words: Wording, barcode: boolean): void {
  const { product, imei, serialNumber, buybackNumber } = each;
  const own = [imei && `IMEI ${imei}`, serialNumber && `${words.serialNumber} ${serialNumber}`];
  const number = `${words.buybackNumber} ${buybackNumber}`;
  const width = sheet.width - priceWidth - 12;
  sheet.room(barcode ? 84 : 44);
  const left = (): void => {
    sheet.text(product, { size: 10.5, weight: 'strong', width, lines: 2 });
    const about = [...own, barcode ? '' : number].filter(Boolean).join(' · ');
    if (about) sheet.text(about, { size: 9, width, lines: 2 });
    if (!barcode) return;
    sheet.gap(4);
    sheet.barcode(buybackNumber, { width: 180, height: 24 });
  };
  priced(sheet, left, each.price);
  sheet.gap(8);
}

/** Every product with its number, its IMEI or serial number and its price. */
export function goods(sheet: Sheet, { goods: all, total, barCodeEnabled }: Goods, words: Wording): void {
  const several = all.length > 1;
  section(sheet, words.goods);
  for (const each of all) good(sheet, each, words, several && barCodeEnabled);
  if (!several) return;
  sheet.room(30);
  sheet.rule();
  sheet.gap(6);
  priced(sheet, () => sheet.text(words.total, { size: 10.5, weight: 'strong', lines: 1 }), total);
}

/** The register of second-hand goods asks for all of it. */
export function seller(sheet: Sheet, { name, address, identity }: Seller, locale: Locale): void {
  const words = wordingOf(locale);
  section(sheet, words.seller);
  sheet.text(name, { size: 10.5, weight: 'strong', lines: 2 });
  for (const line of address) sheet.text(line, { size: 10.5, lines: 2 });
  if (!identity) return;
  const { type, number, issuingAuthority, deliveryDate } = identity;
  const issued = `${issuingAuthority}, ${longDate(deliveryDate, locale)}`;
  sheet.gap(6);
  sheet.text(`${words.identityTypes[type]} ${number} (${issued})`, { size: 10.5, lines: 3 });
}
