import { versionAt, type AuditEntry } from '@reprise/contracts/audit';
import { masked } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { type Texts, useWords } from '../../kernel/i18n';
import type { FormValues } from '../../kernel/forms';
import { fieldKind, type FieldKind } from './field-kind';
import { noOptions, type DeclaredField, type OptionsHook } from './historied';
import { isLooked } from './looked-value';
import { useChosenCaption } from './use-chosen-caption';
import { isWritten, useLookText } from './use-look-text';
import { FieldValue } from './value';
import { differing, wholeText } from './whole-text';
import { type Names, namedIn, WithNames } from './with-names';

type Shape = Readonly<Record<string, z.ZodType>>;
type Props = {
  /** A document's newest changes, newest first. */
  entries: readonly AuditEntry[];
  /** Which of them is told. */
  at: number;
  current: object;
  shape: Shape;
  namespace: keyof Texts;
  fields?: readonly DeclaredField[] | undefined;
  useOptions?: OptionsHook | undefined;
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

/** What its form takes the field for beside these values: a number may be a percentage, or an amount. */
function kindIn(fields: readonly DeclaredField[], field: string, values: FormValues): FieldKind | undefined {
  const found = fields.find(({ name, kind, shown }) => name === field && kind && (shown?.(values) ?? true));
  return found?.kind === 'money' || found?.kind === 'percent' ? { kind: found.kind } : undefined;
}

/** What is shown to nobody, such as a secret: that it was replaced, in a sentence of its own. */
const replacedIn = ({ before }: AuditEntry, shape: Shape): readonly string[] =>
  Object.keys(before).filter((field) => !Object.hasOwn(shape, field) && before[field] === masked);

/** Each field that a change touched, before and after, in words. */
export function Changes(props: Props) {
  const { entries, at, current, shape, namespace, fields = [], useOptions = noOptions } = props;
  const { t } = useTranslation();
  const { maybe } = useWords(namespace);
  const textOf = useLookText();
  const chosenOf = useChosenCaption();
  const options = useOptions();
  const entry = entries[at];
  if (!entry) return null;
  const { action, before, after } = entry;
  const version = versionAt(entries, at, { ...current }).value;
  const told = Object.keys(shape).filter((field) => field in (action === 'create' ? after : before));
  const wordOf = (field: string, names: Names) => (word: string) =>
    names.get(word) ??
    options[field]?.find(({ value }) => value === word)?.label ??
    [`value.${field}.${word}`, `property.${word}`, `value.${word}`, `field.${word}`]
      .map((key) => maybe(key))
      .find((found) => found !== undefined) ??
    word;
  const unitOf = (kind: FieldKind, value: unknown) =>
    isWritten(kind) ? textOf(kind.kind, value) : undefined;
  const titleOf = (name: string): string => t('resource.changed-field', { field: name });
  const was = { ...version, ...before };
  const is = { ...after, ...version };
  const isWhole = (field: string) => isShownWhole(shape[field], [before[field], is[field]]);
  const namedOf = (field: string) =>
    isWhole(field) ? namedIn(shape[field], [before[field], is[field]]) : [];
  const sides = (field: string, names: Names) => {
    const schema = shape[field];
    const whole = (value: unknown) =>
      wholeText(value, { wordOf: wordOf(field, names), unitOf, chosenOf, titleOf }, schema);
    if (isWhole(field)) return differing(whole(before[field]), whole(is[field])).map((text) => text || '–');
    return [was, is].map((values, side) => {
      const kind = kindIn(fields, field, values);
      return (
        <FieldValue
          key={side}
          {...{ namespace, field, schema, kind }}
          options={options[field]}
          value={values[field]}
        />
      );
    });
  };
  return (
    <ul>
      {told.map((field) => (
        <li key={field}>
          {t('resource.changed-field', { field: maybe(`field.${field}`) ?? field })}{' '}
          <WithNames named={namedOf(field)}>
            {(names) => {
              const [earlier, now] = sides(field, names);
              return (
                <>
                  {action !== 'create' && earlier}
                  {action === 'update' && ' → '}
                  {action !== 'remove' && now}
                </>
              );
            }}
          </WithNames>
        </li>
      ))}
      {replacedIn(entry, shape).map((field) => (
        <li key={field}>{maybe(`replaced.${field}`) ?? t('resource.changed-field', { field })}</li>
      ))}
    </ul>
  );
}
