import { captionGroupOf, unwrapped } from '@reprise/contracts/kernel';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { Texts } from './typed-texts';
import { useWords } from './use-words';

export type FieldWords = {
  label: (field: string) => string;
  /** A fixed value in words: those of its field, else those of the group that its schema is captioned with. */
  value: (field: string, schema: z.ZodType, value: string) => string;
};

/**
 * Words of the fields of a contract. A document's namespace has `field.<name>` and `value.<name>.<value>`; without one
 * they are those of every list and file, in `fields`.
 */
export function useFieldWords(namespace: keyof Texts = 'fields'): FieldWords {
  const { say, maybe } = useWords(namespace);
  const { maybe: caption } = useWords('enums');
  const group = namespace === 'fields' ? '' : 'field.';
  return useMemo(
    () => ({
      label: (field) => say(`${group}${field}`),
      value: (field, schema, value) => {
        const captions = captionGroupOf(unwrapped(schema));
        return maybe(`value.${field}.${value}`) ?? (captions && caption(`${captions}.${value}`)) ?? value;
      },
    }),
    [say, maybe, caption, group],
  );
}
