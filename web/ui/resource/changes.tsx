import { versionAt, type AuditEntry } from '@reprise/contracts/audit';
import { masked } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { type Texts, useWords } from '../../kernel/i18n';
import { fieldKind } from './field-kind';
import { isLooked } from './looked-value';
import { FieldValue } from './value';
import { differing, wholeText } from './whole-text';

type Shape = Readonly<Record<string, z.ZodType>>;
type Props = {
  /** A document's newest changes, newest first. */
  entries: readonly AuditEntry[];
  /** Which of them is told. */
  at: number;
  current: object;
  shape: Shape;
  namespace: keyof Texts;
};
const moment = /^\d{4}-\d{2}-\d{2}T/;

/** Parts and long texts have no short form: what differs in them is shown. */
function isShownWhole(schema: z.ZodType | undefined, values: readonly unknown[]): boolean {
  if (schema && (isLooked(fieldKind(schema)) || fieldKind(schema).kind === 'choices')) return false;
  return values.some(
    (value) =>
      (typeof value === 'object' && value !== null) ||
      (typeof value === 'string' && value.length > 80 && !moment.test(value)),
  );
}

/** What is shown to nobody, such as a secret: that it was replaced, in a sentence of its own. */
const replacedIn = ({ before }: AuditEntry, shape: Shape): readonly string[] =>
  Object.keys(before).filter((field) => !Object.hasOwn(shape, field) && before[field] === masked);

/** Each field that a change touched, before and after, in words. */
export function Changes({ entries, at, current, shape, namespace }: Props) {
  const { t } = useTranslation();
  const { maybe } = useWords(namespace);
  const entry = entries[at];
  if (!entry) return null;
  const { action, before, after } = entry;
  const version = versionAt(entries, at, { ...current }).value;
  const told = Object.keys(shape).filter((field) => field in (action === 'create' ? after : before));
  const wordsOf = (field: string, value: unknown): string =>
    wholeText(
      value,
      (word) =>
        [`value.${field}.${word}`, `property.${word}`, `value.${word}`, `field.${word}`]
          .map((key) => maybe(key))
          .find((found) => found !== undefined) ?? word,
    );
  const sides = (field: string) => {
    const values = [before[field], version[field] ?? after[field]] as const;
    const schema = shape[field];
    if (isShownWhole(schema, values))
      return differing(wordsOf(field, values[0]), wordsOf(field, values[1])).map((text) => text || '–');
    return values.map((value, side) => <FieldValue key={side} {...{ namespace, field, schema, value }} />);
  };
  return (
    <ul>
      {told.map((field) => {
        const [was, is] = sides(field);
        return (
          <li key={field}>
            {t('resource.changed-field', { field: maybe(`field.${field}`) ?? field })}{' '}
            {action !== 'create' && was}
            {action === 'update' && ' → '}
            {action !== 'remove' && is}
          </li>
        );
      })}
      {replacedIn(entry, shape).map((field) => (
        <li key={field}>{maybe(`replaced.${field}`) ?? t('resource.changed-field', { field })}</li>
      ))}
    </ul>
  );
}
