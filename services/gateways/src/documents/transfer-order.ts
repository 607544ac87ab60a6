import type { Locale } from '@reprise/contracts/kernel';
import { ink, Sheet, type Brand } from './sheet';
import { fillVariables, type TransferOrderVariable } from '@reprise/contracts/configuration';
import { longDate, wordingOf, type Wording } from './wording';

export type TransferOrderInput = {
  readonly locale: Locale;
  readonly brand: Brand;
  readonly buybackNumber: string;
  /** ISO time. */
  readonly signedAt: string;
  /** The configured text, with paragraphs separated by line breaks. */
  readonly text: string;
  readonly values: Readonly<Record<TransferOrderVariable, string>>;
  /** The circuit's transferOrderNumberOfCopy; at least one copy, at most ten. */
  readonly copies: number;
  readonly barCodeEnabled: boolean;
};

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

function copy(sheet: Sheet, input: TransferOrderInput, words: Wording, label: string): void {
  sheet.brand(input.brand, 36);
  sheet.gap(8);
  sheet.rule(input.brand.colour ?? ink.text, 2);
  sheet.gap(20);
  sheet.text(words.transferOrder, { size: 24, weight: 'strong' });
  const made = `${words.madeOn} ${longDate(input.signedAt, input.locale)}`;
  sheet.text([`${words.buybackNumber} ${input.buybackNumber}`, made, label].filter(Boolean).join(' · '), {
    colour: ink.quiet,
  });
  if (input.barCodeEnabled) {
    sheet.gap(12);
    sheet.barcode(input.buybackNumber, { width: 260, height: 48 });
  }
  sheet.gap(20);
  for (const paragraph of fillVariables(input.text, input.values)
    .slice(0, 20_000)
    .split(/\r\n|\r|\n/)) {
    if (paragraph.trim() === '') sheet.gap(8);
    else sheet.text(paragraph, { size: 10.5, max: 20_000 });
  }
  signatures(sheet, words);
}

/** The contract of sale: A4, each copy starting on a new page. */
export function renderTransferOrder(input: TransferOrderInput): Promise<Buffer> {
  const words = wordingOf(input.locale);
  const title = `${words.transferOrder} ${input.buybackNumber}`;
  const sheet = new Sheet('A4', { title, language: input.locale, margin: 48 });
  const copies = Math.min(10, Math.max(1, Math.trunc(input.copies)));
  for (let number = 1; number <= copies; number += 1) {
    if (number > 1) sheet.newPage();
    copy(sheet, input, words, copies > 1 ? `${words.copy} ${number}/${copies}` : '');
  }
  return sheet.end();
}
