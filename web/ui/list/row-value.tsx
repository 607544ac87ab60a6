import {
  captionGroupOf,
  comparedAs,
  currencySchema,
  fieldAt,
  isAmount,
  money,
  unwrapped,
} from '@reprise/contracts/kernel';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { getAt } from '../../kernel/forms/values';
import { useFieldWords } from '../../kernel/i18n';
import { Code } from '../code';
import { DateTime } from '../date-time';
import { Money } from '../money';
import { FieldValue } from '../resource/value';
import { StatusTag } from '../status-tag';

type Props = { row: object; of: z.ZodType; field: string; code?: boolean };

/** A field of a row as its schema says: a moment, an amount in the row's currency, a status, a value in words, a code. */
export function RowValue({ row, of, field, code = false }: Props): ReactNode {
  const words = useFieldWords();
  const schema = fieldAt(of, field);
  const value = getAt({ ...row }, field);
  if (!schema || value === undefined || value === null || value === '') return '–';
  if (typeof value === 'number' && isAmount(schema)) {
    return <Money value={money(value, currencySchema.parse(getAt({ ...row }, 'currency')))} />;
  }
  if (typeof value !== 'string') return <FieldValue namespace="fields" field={field} value={value} />;
  if (comparedAs(schema) === 'time') return <DateTime value={value} />;
  if (captionGroupOf(unwrapped(schema)) === 'status') return <StatusTag status={value} />;
  const text = words.value(field, schema, value);
  return code ? <Code value={text} /> : text;
}
