import { formatWeight, type Locale } from '@reprise/contracts/kernel';
import { countryName } from '@reprise/contracts/rules';
import type { PostalParty } from '../carrier/carrier.port';
import { ink, Sheet, type Brand } from './sheet';
import { longDate, wordingOf, type Wording } from './wording';

type PackageLabel = {
  readonly locale: Locale;
  readonly brand: Brand;
  readonly from: PostalParty;
  readonly to: PostalParty;
  readonly carrier: string;
  /** Grams. */
  readonly weightG: number;
  /** In words for people: "Dépôt en magasin". */
  readonly circuit: string;
};
export type ShippingLabelInput = PackageLabel & {
  /** Printed as Code 128: 1 to 40 printable ASCII characters. */
  readonly trackingNumber: string;
  readonly buybackNumber: string;
  /** ISO date of the courier's visit. */
  readonly appointment?: string;
};
export type PackageLabelInput = PackageLabel & {
  readonly packageNumber: string;
  readonly trackingNumber: string;
  readonly itemCount: number;
};

/** The gap below the bars and their text. */
const belowBars = 20;

const caption = (sheet: Sheet, text: string) => sheet.text(text, { size: 7, colour: ink.quiet, lines: 1 });

/** What is cut does not arrive: a text too long for its line stands smaller, on as many as `lines`. */
function whole(sheet: Sheet, text: string, style: { size: number; weight?: 'strong'; lines: number }): void {
  const { size, weight = 'regular', lines } = style;
  const fits = sheet.measure(text, size, weight) <= sheet.width;
  sheet.text(text, fits ? { size, weight, lines: 1 } : { size: Math.max(6, size * 0.7), weight, lines });
}

function address(sheet: Sheet, party: PostalParty, size: number, locale: Locale): void {
  const street = { size: size - 1.5, lines: 2 };
  const place = { size: size - 1.5, lines: 1 };
  sheet.text(party.name, { size, weight: 'strong', lines: 2 });
  whole(sheet, party.street, street);
  if (party.streetMore) whole(sheet, party.streetMore, street);
  whole(sheet, `${party.zipCode} ${party.city}`, { ...place, weight: 'strong' });
  sheet.text(countryName(party.country, locale), place);
}

function facts(sheet: Sheet, rows: readonly (readonly [string, string])[]): void {
  const column = sheet.width / 2;
  rows.forEach(([name, value], index) => {
    const x = sheet.margin + (index % 2) * column;
    const top = sheet.y;
    sheet.text(name, { size: 6.5, colour: ink.quiet, x, width: column - 8, lines: 1 });
    sheet.text(value, { size: 8.5, x, width: column - 8, lines: 1 });
    if (index % 2 === 0 && index < rows.length - 1) sheet.y = top;
    else sheet.gap(2);
  });
}

function labelOf(
  title: string,
  input: PackageLabel,
  words: Wording,
  code: string,
  rows: readonly (readonly [string, string])[],
): Promise<Buffer> {
  const sheet = new Sheet('A6', { title, language: input.locale, margin: 16 });
  sheet.brand(input.brand, 22);
  sheet.gap(4);
  sheet.rule(input.brand.colour ?? ink.text, 1.5);
  sheet.gap(5);
  caption(sheet, words.from);
  address(sheet, input.from, 9, input.locale);
  sheet.gap(5);
  caption(sheet, words.to);
  address(sheet, input.to, 13, input.locale);
  sheet.gap(6);
  sheet.rule();
  sheet.gap(5);
  facts(sheet, rows);
  // At the foot of the label, for scanning; long addresses take some of its height.
  const height = Math.min(58, sheet.bottom - sheet.y - 4 - belowBars);
  sheet.y = sheet.bottom - height - belowBars;
  sheet.barcode(code, { height });
  return sheet.end();
}

/**
 * The label of one buyback's package: A6, the tracking number as Code 128. @throws RangeError for an unscannable
 * number
 */
export function renderShippingLabel(input: ShippingLabelInput): Promise<Buffer> {
  const words = wordingOf(input.locale);
  return labelOf(`${words.shippingLabel} ${input.trackingNumber}`, input, words, input.trackingNumber, [
    [words.carrier, input.carrier],
    [words.weight, formatWeight(input.weightG, input.locale)],
    [words.buybackNumber, input.buybackNumber],
    [words.circuit, input.circuit],
    ...(input.appointment ? [[words.appointment, longDate(input.appointment, input.locale)] as const] : []),
  ]);
}

/** The label of a closed package: A6, the tracking number as Code 128, its own number as text. */
export function renderPackageLabel(input: PackageLabelInput): Promise<Buffer> {
  const words = wordingOf(input.locale);
  return labelOf(`${words.packageLabel} ${input.packageNumber}`, input, words, input.trackingNumber, [
    [words.carrier, input.carrier],
    [words.weight, formatWeight(input.weightG, input.locale)],
    [words.package, input.packageNumber],
    [words.items, String(input.itemCount)],
    [words.circuit, input.circuit],
  ]);
}
