import { z } from 'zod';

/** Customer journey §5: at least 8 characters with a lowercase letter, an uppercase letter and a digit. */
export const passwordRules = [
  { key: 'length', test: (text: string): boolean => text.length >= 8 },
  { key: 'lower', test: (text: string): boolean => /\p{Ll}/u.test(text) },
  { key: 'upper', test: (text: string): boolean => /\p{Lu}/u.test(text) },
  { key: 'digit', test: (text: string): boolean => /\d/.test(text) },
] as const;

const password = z
  .string()
  .min(1)
  .refine((text) => passwordRules.every((rule) => rule.test(text)), 'password-weak');

/** A first password also requires accepting the terms that the account has, as they stand. @param terms what names them */
export const newPasswordSchema = (terms: string) =>
  z
    .object({
      password,
      repeat: z.string().min(1),
      terms: z.string().refine((accepted) => accepted === terms, 'terms-required'),
    })
    .refine((form) => form.password === form.repeat, { path: ['repeat'], message: 'password-mismatch' });
