import { isoDateSchema, isoTimeSchema, moneySchema, type Locale } from '@reprise/contracts/kernel';
import { z } from 'zod';

/** The text of one mail in one language. `{{name}}` inserts a value of its data; a fact without a value is omitted. */
export type MailText = {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** Column headings of the table of differences: question, declared, found. */
  readonly differences?: readonly [string, string, string];
  /** Heading of the numbered steps in the data. */
  readonly steps?: string;
  readonly actions?: readonly { readonly label: string; readonly link: string }[];
  readonly closing?: string;
};

export type MailTemplate<S extends z.ZodType = z.ZodType> = {
  readonly data: S;
  readonly texts: Readonly<Record<Locale, MailText>>;
};

export const template = <S extends z.ZodType>(data: S, texts: MailTemplate['texts']): MailTemplate<S> => ({
  data,
  texts,
});

export const wordSchema = z.string().max(500);
/** Only web addresses may become links in a mail. */
export const linkSchema = z.url({ protocol: /^https?$/ }).max(2000);
/** Told as its day. */
export const momentSchema = z.union([isoTimeSchema, isoDateSchema]);
export const toldMinuteSchema = z.object({ minute: isoTimeSchema });
/** What ends within a day: told to the minute. */
export const minuteSchema = isoTimeSchema.transform((minute) => toldMinuteSchema.parse({ minute }));
export const differenceSchema = z.object({ question: wordSchema, declared: wordSchema, found: wordSchema });

/** The data of every mail about a buyback. */
export const buybackMailSchema = z.object({
  firstName: wordSchema,
  /** The 13 digits. */
  code: wordSchema,
  product: wordSchema,
  link: linkSchema.optional(),
});
/**
 * The data of mails that may reach somebody who never declared anything: an address given on the web is confirmed by
 * nobody, so they contain no word that the visitor chose.
 */
export const unconfirmedMailSchema = buybackMailSchema.omit({ firstName: true });
export { moneySchema };
