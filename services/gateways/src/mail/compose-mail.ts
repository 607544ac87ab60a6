import { formatMoney, moneySchema, type Locale } from '@reprise/contracts/kernel';
import Mustache from 'mustache';
import { z } from 'zod';
import { longDate, longMoment } from '../documents/wording';
import { htmlLayout, textLayout } from './mail-layout';
import { differenceSchema, momentSchema, toldMinuteSchema, type MailText } from './mail-template';
import type { MailRequest } from './mailer.port';
import { readableColour } from './readable-colour';
import { mailTemplates } from './templates';

/** What the text of a mail is made of; its data is judged by the template. */
export type Composable = Pick<MailRequest, 'template' | 'locale' | 'brand' | 'words'> & {
  readonly data: unknown;
};
export type ComposedMail = { readonly subject: string; readonly html: string; readonly text: string };

const asItIs = { escape: (value: unknown) => String(value) };
const lists = z.object({
  differences: z.array(differenceSchema).default([]),
  steps: z.array(z.string()).default([]),
});

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();

/** Amounts and dates in the language's notation, on one line. */
function written(value: unknown, locale: Locale): string {
  if (typeof value === 'string')
    return momentSchema.safeParse(value).success ? longDate(value, locale) : oneLine(value);
  const amount = moneySchema.safeParse(value);
  if (amount.success) return formatMoney(amount.data, locale);
  const told = toldMinuteSchema.safeParse(value);
  return told.success ? longMoment(told.data.minute, locale) : '';
}

type Filled = ReturnType<typeof fill>;
/** What the account worded itself replaces ours. */
const worded = (text: MailText, own: Composable['words']): MailText => ({
  ...text,
  ...(own?.subject && { subject: own.subject }),
  ...(own?.title && { title: own.title }),
  ...(own?.body && { paragraphs: own.body.split(/\r\n|\r|\n/) }),
});

function fill(text: MailText, values: Readonly<Record<string, string>>) {
  const say = (words: string) => Mustache.render(words, values, {}, asItIs).trim();
  return {
    subject: oneLine(say(text.subject)).slice(0, 200),
    title: say(text.title),
    paragraphs: text.paragraphs.map(say).filter(Boolean),
    facts: (text.facts ?? [])
      .map(([label, value]) => ({ label, value: say(value) }))
      .filter(({ value }) => value),
    actions: (text.actions ?? [])
      .map(({ label, link }, index) => ({ label: say(label), link: say(link), primary: index === 0 }))
      .filter(({ link }) => link),
    closing: say(text.closing ?? ''),
    heads: text.differences ?? [],
    stepsHeading: text.steps ?? '',
  };
}

function viewOf(filled: Filled, request: Composable, { differences, steps }: z.infer<typeof lists>) {
  const [, declaredHead, foundHead] = filled.heads;
  return {
    language: request.locale.slice(0, 2),
    brandName: request.brand.name,
    logo: Boolean(request.brand.logo),
    colour: readableColour(request.brand.colour),
    ...{ declaredHead, foundHead, differences, steps },
    ...filled,
    numbered: steps.map((step, index) => ({ number: index + 1, step })),
    hasFacts: filled.facts.length > 0,
    hasDifferences: filled.heads.length > 0 && differences.length > 0,
    hasSteps: Boolean(filled.stepsHeading) && steps.length > 0,
  };
}

/** The mail's text, as HTML and as plain text. Values are escaped in HTML. @throws ZodError for invalid data */
export function composeMail(request: Composable): ComposedMail {
  const { data, texts } = mailTemplates[request.template];
  const parsed: Record<string, unknown> = data.parse(request.data);
  const values = Object.entries(parsed).map(([name, value]) => [name, written(value, request.locale)]);
  const text = worded(texts[request.locale], request.words);
  const filled = fill(text, Object.fromEntries(values));
  const view = viewOf(filled, request, lists.parse(parsed));
  const plain = Mustache.render(textLayout, view, {}, asItIs).replace(/\n{3,}/g, '\n\n');
  return { subject: filled.subject, html: Mustache.render(htmlLayout, view), text: plain };
}
