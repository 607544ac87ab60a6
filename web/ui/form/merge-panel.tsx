import { formatMoney } from '@reprise/contracts/kernel';
import { Radio } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { percentText } from '../../kernel/numbers';
import { plainDay } from '../date-time';
import { Notice } from '../notice';
import { LookedValue } from '../resource/looked-value';
import type { FormFieldSpec } from './form-spec';
import styles from './form.module.css';
import type { OpenMerge } from './use-merge';

type Props = {
  merge: OpenMerge;
  fields: readonly FormFieldSpec[];
  refused: boolean;
  same: boolean;
  changedBy?: ReactNode;
};

const labelOf = (fields: readonly FormFieldSpec[], name: string): string =>
  fields.find((field) => field.name.split('.')[0] === name)?.label ?? name;

/** A value in the words of its field. */
function useWords(): (field: FormFieldSpec | undefined, value: unknown) => string {
  const { t, i18n } = useTranslation();
  const words = (field: FormFieldSpec | undefined, value: unknown): string => {
    if (value === undefined || value === null || value === '') return t('form.merge.empty');
    if (Array.isArray(value))
      return value.map((each) => words(field, each)).join(', ') || t('form.merge.empty');
    if (typeof value === 'boolean') return t(value ? 'form.merge.on' : 'form.merge.off');
    if (field?.kind === 'choice' || field?.kind === 'choices')
      return field.options.find((option) => option.value === value)?.label ?? String(value);
    if (field?.kind === 'money' && typeof value === 'number')
      return formatMoney({ amount: value, currency: field.currency }, i18n.language);
    if (field?.kind === 'percent' && typeof value === 'number') return percentText(value, i18n.language);
    if (field?.kind === 'date' && typeof value === 'string') return plainDay(value, i18n.language);
    return typeof value === 'object' ? wordsIn(value) : String(value);
  };
  return words;
}

const named = ['name', 'label', 'title'] as const;
/** A part of a document is called by its name, where it has one: an id says nothing. */
function wordsIn(part: object): string {
  const fields: Readonly<Record<string, unknown>> = { ...part };
  const name = named.map((each) => fields[each]).find(Boolean);
  return name ? String(name) : Object.values(fields).filter(Boolean).join(', ');
}

/** Documents, countries and languages are shown as everywhere else. */
const isShown = (field: FormFieldSpec | undefined): field is Extract<FormFieldSpec, { kind: ShownKind }> =>
  shownKinds.some((kind) => kind === field?.kind);
const shownKinds = ['reference', 'references', 'country', 'countries', 'translations'] as const;
type ShownKind = (typeof shownKinds)[number];

type SideProps = { whose: 'mine' | 'theirs'; field: FormFieldSpec | undefined; value: unknown };
function Side({ whose, field, value }: SideProps) {
  const { t } = useTranslation();
  const words = useWords();
  const empty = value === undefined || value === null || value === '';
  if (empty || !isShown(field)) return t(`form.merge.${whose}`, { value: words(field, value) });
  return (
    <>
      {t(`form.merge.${whose}`, { value: '' })} <LookedValue kind={field} value={value} />
    </>
  );
}

/** Mine and theirs side by side, for each field that both changed. */
export function MergePanel({ merge, fields, refused, same, changedBy }: Props) {
  const { t } = useTranslation();
  const { clashes, taken, pick, decided } = merge;
  if (clashes.length === 0 && taken.length === 0 && !refused) return null;
  // So it is too where the reply to one's own save was lost: nothing is left to be done.
  if (refused && same && taken.length === 0) return <Notice family="green">{t('form.merge.same')}</Notice>;
  return (
    <Notice family={decided ? 'blue' : 'amber'} title={t('form.merge.title')}>
      {changedBy}
      <p>{t(clashes.length > 0 ? 'form.merge.choose' : 'form.merge.again')}</p>
      {clashes.map(({ name, mine, theirs, picked }) => {
        const field = fields.find((each) => each.name === name);
        return (
          <fieldset key={name} className={styles['clash']}>
            <legend>
              <strong>{labelOf(fields, name)}</strong>
            </legend>
            <Radio.Group
              value={picked}
              onChange={({ target }) => pick(name, target.value === 'mine' ? 'mine' : 'theirs')}
              options={[
                { value: 'mine', label: <Side {...{ whose: 'mine', field, value: mine }} /> },
                { value: 'theirs', label: <Side {...{ whose: 'theirs', field, value: theirs }} /> },
              ]}
            />
          </fieldset>
        );
      })}
      {taken.length > 0 && (
        <p>{t('form.merge.taken', { names: taken.map((name) => labelOf(fields, name)).join(', ') })}</p>
      )}
    </Notice>
  );
}
