import { z } from 'zod';
import { plainTextSchema } from '../catalogue/catalogue.parts';
import { localeSchema } from '../kernel';
import { unknownVariables } from './text-variables.rules';

const person = ['firstName'] as const;
/** Nobody has confirmed the address yet: no word that a visitor chose (customer journey §7). */
const unconfirmed = ['code', 'product'] as const;
const buyback = [...person, ...unconfirmed] as const;
const lock = [...unconfirmed, 'price', 'expiresAt'] as const;
const offer = [...buyback, 'declaredPrice', 'proposedPrice', 'expiresAt'] as const;

/** Every mail that goes out, and what its text may name, written `{{code}}`. */
export const mailVariables = {
  'buyback-confirmation': [...unconfirmed, 'price', 'expiresAt', 'payment', 'transport', 'note'],
  'label-ready': unconfirmed,
  proposal: offer,
  'proposal-reminder': offer,
  'proposal-expired': buyback,
  'price-lock-reminder': lock,
  'price-lock-expired': lock,
  'payment-sent': [...buyback, 'amount', 'payment', 'number', 'pin', 'expiresOn', 'delay', 'note'],
  'buyback-cancelled': unconfirmed,
  'quarantine-mail': buyback,
  'return-sent': [...buyback, 'carrier'],
  invitation: [...person, 'expiresAt'],
  'password-renewal': [...person, 'expiresAt'],
  'login-notice': person,
  'factors-changed': person,
  'factors-reset': person,
  'sftp-failed': ['server', 'reason'],
} as const;
export type MailKind = keyof typeof mailVariables;
export type MailVariable = (typeof mailVariables)[MailKind][number];
export const mailKinds = Object.keys(mailVariables) as readonly MailKind[];
const anyVariable = [...new Set<string>(Object.values(mailVariables).flat())];

const known = (text: string, variables: readonly string[]): boolean =>
  unknownVariables(text, variables).length === 0;
const worded = (max: number) =>
  plainTextSchema(max).refine((text) => known(text, anyVariable), { error: 'unknown-variable' });
/** Goes into a header: a second line would be another header. */
const lineSchema = worded(200).refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), { error: 'one-line' });

const textShape = z.strictObject({
  mail: z.enum(mailKinds),
  language: localeSchema,
  /** Empty: as every account has it from the start. */
  subject: lineSchema.default(''),
  title: lineSchema.default(''),
  /** Replaces the paragraphs, one a line; figures, links and legal notes stay. */
  body: worded(5000).default(''),
});
const ownParts = ['subject', 'title', 'body'] as const;

/** An account's own words for one mail in one language. */
export const mailTextInputSchema = textShape.superRefine((text, { addIssue }) => {
  for (const part of ownParts)
    if (known(text[part], anyVariable) && !known(text[part], mailVariables[text.mail]))
      addIssue({ code: 'custom', path: [part], message: 'unknown-variable' });
});
export type MailText = z.infer<typeof mailTextInputSchema>;
export type OwnMailWords = Pick<MailText, (typeof ownParts)[number]>;
