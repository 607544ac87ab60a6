import { questionsTold } from '@reprise/contracts/item';
import type { Locale } from '@reprise/contracts/kernel';
import type { PassportPaper } from '@reprise/kernel/ports';
import { passportWording } from './passport-wording';
import { ink, Sheet, type Brand } from './sheet';
import { longDate } from './wording';

export type PassportInput = Omit<PassportPaper, 'accountId'> & {
  readonly brand: Brand;
  readonly locale: Locale;
};

function heading(sheet: Sheet, text: string): void {
  sheet.gap(14);
  sheet.room(48);
  sheet.text(text, { size: 12, weight: 'strong' });
  sheet.gap(3);
}
const quiet = (sheet: Sheet, text: string) => sheet.text(text, { size: 9.5, colour: ink.quiet, max: 600 });

function erasure(sheet: Sheet, { locale, passport }: PassportInput): void {
  const words = passportWording(locale);
  const record = passport.erasure;
  if (!record) return quiet(sheet, words.notErased);
  const of = record.outcome === 'erased' ? words.erased : words.destroyed;
  heading(sheet, `${of} ${longDate(record.at, locale)}`);
  quiet(sheet, `${words.provider} ${record.provider}`);
  if (record.standard) quiet(sheet, `${words.standard} ${record.standard}`);
  if (record.certificate) quiet(sheet, `${words.certificate} ${record.certificate}`);
}

/** What a buyer of the product may know of it: A4, with the address at which it can be verified as QR code. */
export function renderPassport(input: PassportInput): Promise<Buffer> {
  const { locale, brand, passport, address } = input;
  const words = passportWording(locale);
  const title = `${words.title} ${passport.identificationNumber}`;
  const sheet = new Sheet('A4', { title, language: locale, margin: 48 });
  sheet.brand(brand, 36);
  sheet.gap(8);
  sheet.rule(brand.colour ?? ink.text, 2);
  sheet.gap(20);
  sheet.matrix('qrcode', address, { x: sheet.margin + sheet.width - 110, size: 110 });
  sheet.text(words.title, { size: 24, weight: 'strong', width: sheet.width - 130 });
  sheet.text(words.hint, { size: 11, colour: ink.quiet, width: sheet.width - 130 });
  sheet.gap(14);
  sheet.text(passport.product, { size: 13, weight: 'strong', width: sheet.width - 130 });
  quiet(sheet, `${words.item} ${passport.identificationNumber}`);
  heading(sheet, `${words.tested} ${longDate(passport.tested.at, locale)} · ${words.workshop}`);
  quiet(sheet, questionsTold(passport.tested, locale).join(' · '));
  heading(sheet, words.done);
  if (passport.steps.length === 0) quiet(sheet, words.nothingDone);
  for (const { label, at } of passport.steps)
    quiet(sheet, `${label} · ${longDate(at, locale)} · ${words.workshop}`);
  erasure(sheet, input);
  heading(sheet, words.code);
  sheet.text(passport.code, { size: 12, weight: 'strong' });
  quiet(sheet, words.verify);
  return sheet.end();
}
