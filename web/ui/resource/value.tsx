import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { type Texts, useWords } from '../../kernel/i18n';
import { numberText } from '../../kernel/numbers';
import { DateTime } from '../date-time';
import { type FieldKind, fieldKind } from './field-kind';
import { isLooked, LookedValue } from './looked-value';
import type { Option } from './resource-spec';
import { useChosenCaption } from './use-chosen-caption';

const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

type Props = { namespace: keyof Texts; field: string; schema?: z.ZodType | undefined; value: unknown } & {
  /** Where its form knows more than its contract. */
  kind?: FieldKind | undefined;
  options?: readonly Option[] | undefined;
};
/** What the parts of a document are called: an answer, an instruction, a rule. */
function nameIn(part: unknown): readonly string[] {
  const { name, label, title }: Readonly<Record<string, unknown>> = Object(part);
  const said = name ?? label ?? title;
  return typeof said === 'string' && said !== '' ? [said] : [];
}
const plain: FieldKind = { kind: 'other' };

/** A value of a document in words: as its contract shows it, a moment, yes or no, its caption, a dash for nothing. */
export function FieldValue({ namespace, field, schema, value, kind: known, options }: Props): ReactNode {
  const { t, i18n } = useTranslation();
  const { maybe } = useWords(namespace);
  const chosenOf = useChosenCaption();
  if (value === null || value === undefined || value === '') return '–';
  const kind = known ?? (schema ? fieldKind(schema) : plain);
  const among = 'values' in kind ? kind.values : undefined;
  const caption = (each: unknown): string =>
    options?.find((option) => option.value === each)?.label ??
    maybe(`value.${field}.${String(each)}`) ??
    (among && chosenOf(among, String(each))) ??
    String(each);
  // An empty list may stand for all that there are.
  if (Array.isArray(value) && value.length === 0) return maybe(`none.${field}`) ?? '–';
  if (isLooked(kind)) return <LookedValue kind={kind} value={value} />;
  if (typeof value === 'boolean') return t(value ? 'resource.yes' : 'resource.no');
  if (typeof value === 'number') return numberText(value, i18n.language);
  if (Array.isArray(value)) {
    if (kind.kind === 'choices') return value.map(caption).join(', ');
    const names = value.flatMap(nameIn);
    return names.length === value.length ? names.join(', ') : String(value.length);
  }
  if (typeof value !== 'string') return '–';
  return moment.test(value) ? <DateTime value={value} /> : caption(value);
}
