import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Texts, useWords } from '../../kernel/i18n';
import { DateTime } from '../date-time';

const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

type Props = { namespace: keyof Texts; field: string; value: unknown };

/** A value of a document in words: a moment, yes or no, a value of the wire by its caption, a dash for nothing. */
export function FieldValue({ namespace, field, value }: Props): ReactNode {
  const { t, i18n } = useTranslation();
  const { maybe } = useWords(namespace);
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return t(value ? 'resource.yes' : 'resource.no');
  if (typeof value === 'number') return new Intl.NumberFormat(i18n.language).format(value);
  if (Array.isArray(value)) return value.length === 0 ? '–' : String(value.length);
  if (typeof value !== 'string') return '–';
  if (moment.test(value)) return <DateTime value={value} />;
  return maybe(`value.${field}.${value}`) ?? value;
}
