import type { Locale } from '@reprise/contracts/kernel';
import type { Instruction } from '@reprise/kernel/ports';
import { ink, Sheet, type Brand } from './sheet';
import { longDate, wordingOf, type Wording } from './wording';

export type TrackingSheetInput = {
  readonly locale: Locale;
  readonly brand: Brand;
  readonly buybackNumber: string;
  readonly product: {
    readonly label: string;
    readonly brand?: string;
    readonly model?: string;
    readonly imei?: string;
  };
  /** How it travels, in words. */
  readonly transport: string;
  /** What is handed over in a store is not packed. */
  readonly packed: boolean;
  /** ISO time. */
  readonly createdAt: string;
  /** The circuit's instructions, in order. */
  readonly instructions: readonly Instruction[];
};

const heading = (sheet: Sheet, text: string) => {
  sheet.gap(18);
  sheet.room(60);
  sheet.text(text, { size: 12, weight: 'strong' });
  sheet.gap(4);
};

/** The circuit's steps, with what it leaves unsaid: after its protection of data, which comes first. */
function stepsOf(
  { instructions, packed }: Pick<TrackingSheetInput, 'instructions' | 'packed'>,
  { preparation }: Wording,
): readonly string[] {
  const told = new Set(instructions.map(({ type }) => type));
  const unsaid = [
    ...(told.has('protect') ? [] : preparation.protect),
    preparation.cards,
    ...(!packed || told.has('insert') || told.has('close') ? [] : [preparation.pack]),
  ];
  const labels = instructions.map(({ label }) => label);
  const after = instructions.findLastIndex(({ type }) => type === 'protect') + 1;
  return [...labels.slice(0, after), ...unsaid, ...labels.slice(after)];
}

function steps(sheet: Sheet, lines: readonly string[]): void {
  lines.forEach((line, index) => {
    sheet.room(18);
    const top = sheet.y;
    sheet.box(sheet.margin, 11, 11);
    sheet.text(`${index + 1}.`, { x: sheet.margin + 20, weight: 'strong', width: 20 });
    sheet.y = top;
    sheet.text(line, { x: sheet.margin + 40, width: sheet.width - 40, max: 500 });
    sheet.gap(4);
  });
}

/** The sheet that accompanies the product: A4, the buyback number as Code 128. */
export function renderTrackingSheet(input: TrackingSheetInput): Promise<Buffer> {
  const words = wordingOf(input.locale);
  const { label, brand, model, imei } = input.product;
  const title = `${words.trackingSheet} ${input.buybackNumber}`;
  const sheet = new Sheet('A4', { title, language: input.locale, margin: 48 });
  sheet.brand(input.brand, 36);
  sheet.gap(8);
  sheet.rule(input.brand.colour ?? ink.text, 2);
  sheet.gap(20);
  sheet.text(words.trackingSheet, { size: 24, weight: 'strong' });
  const hint = input.packed ? words.trackingSheetHint : words.trackingSheetStore;
  sheet.text(hint, { size: 11, colour: ink.quiet });
  sheet.gap(18);
  sheet.text(words.buybackNumber, { size: 9, colour: ink.quiet });
  sheet.gap(4);
  sheet.barcode(input.buybackNumber, { width: 280, height: 64 });
  heading(sheet, words.product);
  sheet.text(label, { size: 11, lines: 3 });
  const details = [
    brand,
    model,
    imei && `IMEI ${imei}`,
    input.transport,
    longDate(input.createdAt, input.locale),
  ];
  sheet.text(details.filter(Boolean).join(' · '), { colour: ink.quiet, lines: 3 });
  heading(sheet, words.instructions);
  steps(sheet, stepsOf(input, words));
  return sheet.end();
}
