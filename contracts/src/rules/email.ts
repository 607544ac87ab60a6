import isEmailText from 'validator/lib/isEmail';
import { z } from 'zod';

export const isEmail = (text: string): boolean => isEmailText(text);

/** A valid e-mail (customer journey §5 and back office §5), without the spaces that pasting may add. */
export const emailSchema = z
  .string({ error: 'validation.required' })
  .trim()
  .min(1, 'validation.required')
  .max(254, { error: 'validation.too-long', abort: true })
  .refine((email) => email === '' || isEmail(email), 'validation.email');
