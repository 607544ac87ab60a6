import type { Locale } from '@reprise/contracts/kernel';
import { ink, Sheet, type Brand } from './sheet';
import { fillVariables, type TransferOrderVariable } from '@reprise/contracts/configuration';
import { longDate, wordingOf, type Wording } from './wording';
import { goods, seller, type Good, type Seller } from './goods-and-seller';

export type TransferOrderInput = {
  readonly locale: Locale;
  readonly brand: Brand;
  /** At least one. */
  readonly goods: readonly Good[];
  /** What all of them cost, as the customer reads it. */
  readonly total: string;
  /** Absent: erased. */
  readonly seller: Seller | undefined;
  /** ISO time. */
  readonly signedAt: string;
  /** The configured text, with paragraphs separated by line breaks. */
  readonly text: string;
  readonly values: Readonly<Record<TransferOrderVariable, string>>;
  /** The circuit's transferOrderNumberOfCopy; at least one copy, at most ten. */
  readonly copies: number;
  readonly barCodeEnabled: boolean;
};

export type TransferOrders = readonly [TransferOrderInput, ...TransferOrderInput[]];

function signatures(sheet: Sheet, words: Wording): void {
  const width = (sheet.width - 24) / 2;
  sheet.gap(24);
  sheet.room(130);
  const top = sheet.y;
  [words.customerSignature, words.storeSignature].forEach((label, index) => {
    const x = sheet.margin + index * (width + 24);
    sheet.y = top;
    sheet.text(label, { size: 9, colour: ink.quiet, x, width, lines: 2 });
    sheet.y = top + 28;
    sheet.box(x, width, 90);
  });
  sheet.y = top + 120;
}

/** Brand, title, number and date; the bar code of the only product. */
function head(sheet: Sheet, input: TransferOrderInput, words: Wording, label: string): void {
  const [only, ...more] = input.goods;
  const number = only && more.length === 0 ? only.buybackNumber : undefined;
  sheet.brand(input.brand, 36);
  sheet.gap(8);
  sheet.rule(input.brand.colour ?? ink.text, 2);
  sheet.gap(20);
  sheet.text(words.transferOrder, { size: 24, weight: 'strong' });
  const made = `${words.madeOn} ${longDate(input.signedAt, input.locale)}`;
  const about = [number && `${words.buybackNumber} ${number}`, made, label];
  sheet.text(about.filter(Boolean).join(' · '), { colour: ink.quiet });
  if (!number || !input.barCodeEnabled) return;
  sheet.gap(12);
  sheet.barcode(number, { width: 260, height: 48 });
}

function copy(sheet: Sheet, input: TransferOrderInput, label: string): void {
  const words = wordingOf(input.locale);
  head(sheet, input, words, label);
  sheet.gap(20);
  for (const paragraph of fillVariables(input.text, input.values)
    .slice(0, 20_000)
    .split(/\r\n|\r|\n/)) {
    if (paragraph.trim() === '') sheet.gap(8);
    else sheet.text(paragraph, { size: 10.5, max: 20_000 });
  }
  goods(sheet, input, words);
  if (input.seller) seller(sheet, input.seller, input.locale);
  signatures(sheet, words);
}

/** The contracts of sale, one for each buyer: A4, each copy starting on a new page. */
export function renderTransferOrders([first, ...more]: TransferOrders): Promise<Buffer> {
  const { transferOrder } = wordingOf(first.locale);
  const title = `${transferOrder} ${first.goods[0]?.buybackNumber ?? ''}`;
  const sheet = new Sheet('A4', { title, language: first.locale, margin: 48 });
  let begun = false;
  for (const input of [first, ...more]) {
    const copies = Math.min(10, Math.max(1, Math.trunc(input.copies)));
    for (let number = 1; number <= copies; number += 1) {
      if (begun) sheet.newPage();
      begun = true;
      copy(sheet, input, copies > 1 ? `${wordingOf(input.locale).copy} ${number}/${copies}` : '');
    }
  }
  return sheet.end();
}
