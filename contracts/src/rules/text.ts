import { z } from 'zod';

/** A required text; generic text is 2 to 255 characters (customer journey §5 and back office §5). One issue at a time, with a message key. @param meant what was typed, as it is meant */
export const requiredText = (min = 2, max = 255, meant: (text: string) => string = (text) => text) =>
  z
    .string({ error: 'validation.required' })
    .trim()
    .overwrite(meant)
    .min(min, {
      error: ({ input }) => (input === '' ? 'validation.required' : 'validation.too-short'),
    })
    .max(max, 'validation.too-long');
