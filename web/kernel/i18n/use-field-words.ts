import { captionGroupOf, unwrapped } from '@reprise/contracts/kernel';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { Texts } from './typed-texts';
import { useWords } from './use-words';

export type FieldWords = {
  label: (field: string) => string;
  /** The label of a fixed value: its field's, otherwise that of its schema's caption group. */
  value: (field: string, schema: z.ZodType, value: string) => string;
};

/**
 * Labels of a contract's fields. A document's namespace has `field.<name>` and `value.<name>.<value>`; without one,
 * the labels shared by all lists and files are used, in `fields`.
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
