import { z } from 'zod';

/** "At least 8 characters with a lowercase letter, an uppercase letter and a digit" (customer journey §5 and back office §5). */
export const passwordRules = [
  { key: 'validation.password-length', holds: (password: string) => password.length >= 8 },
  { key: 'validation.password-lowercase', holds: (password: string) => /\p{Ll}/u.test(password) },
  { key: 'validation.password-uppercase', holds: (password: string) => /\p{Lu}/u.test(password) },
  { key: 'validation.password-digit', holds: (password: string) => /\d/.test(password) },
] as const;

/** Keys of the rules that a password breaks, for a list that is ticked off while typing. */
export const brokenPasswordRules = (password: string): string[] =>
  passwordRules.filter(({ holds }) => !holds(password)).map(({ key }) => key);

export const passwordSchema = z
  .string({ error: 'validation.required' })
  // A longer text costs hashing time and adds no security.
  .max(255, { error: 'validation.too-long', abort: true })
  .superRefine((password, { addIssue }) =>
    brokenPasswordRules(password).forEach((message) => addIssue({ code: 'custom', message })),
  );

/**
 * The new-password form: the repeat matches, and the new password differs from the old one (customer journey §5 and
 * back office §5).
 */
export const newPasswordSchema = z
  .strictObject({ old: z.string().optional(), password: passwordSchema, repeat: z.string() })
  .refine(({ password, repeat }) => password === repeat, {
    error: 'validation.password-repeat',
    path: ['repeat'],
  })
  .refine(({ old, password }) => old !== password, {
    error: 'validation.password-unchanged',
    path: ['password'],
  });
