import { buybackFields } from '@reprise/contracts/buyback';
import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { type FormValues, useZodForm, type ZodForm } from '../../../../kernel/forms';
import { type FieldWords, useFieldWords } from '../../../../kernel/i18n';
import styles from '../desk.module.css';
import { FormFields } from '../../../../ui/form/form-sections';
import type { FormFieldSpec } from '../../../../ui/form/form-spec';
import { fieldKind } from '../../../../ui/resource/field-kind';
import type { StepProps } from './step-props.types';

const { names, shape, of: saidOf } = buybackFields.atCounter;
const isSaid = (value: unknown): boolean => value !== null && value !== '';
const said = (values: unknown) =>
  Object.fromEntries(Object.entries(Object(values) as FormValues).filter(([, value]) => isSaid(value)));
const schema = z.preprocess(said, z.object(shape));
const nothing = (): void => undefined;

/** What was said of a buyback at the counter, as its body takes it; nothing while it does not hold. */
export const declaredBody = (values: FormValues) => saidOf(schema.safeParse(values).data ?? {});

/** The optional fields that a seller is asked for; each change is kept in the draft. */
export function useDeclaredForm({ draft, onChange }: Pick<StepProps, 'draft' | 'onChange'>): ZodForm {
  const form = useZodForm({ schema, initial: draft.declared, onSubmit: nothing });
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    latest.current({ declared: form.values });
  }, [form.values]);
  return form;
}

function specOf(name: (typeof names)[number], words: FieldWords, disabled: boolean): FormFieldSpec {
  const field = fieldKind(shape[name]);
  const shared = { name, label: words.label(name), optional: true, disabled };
  switch (field.kind) {
    case 'choice': {
      const options = field.values.map((value) => ({ value, label: words.value(name, shape[name], value) }));
      return { ...shared, kind: 'choice', options };
    }
    case 'date':
    case 'number':
    case 'switch':
      return { ...shared, kind: field.kind };
    default:
      return { ...shared, kind: 'text' };
  }
}

type Props = { form: ZodForm; disabled: boolean };

/** Closed until somebody has something to say: most have not, and the signature comes next. */
export function DeclaredFields({ form, disabled }: Props) {
  const { t } = useTranslation('store-desk');
  const words = useFieldWords();
  const [open, setOpen] = useState(() => Object.values(form.values).some(isSaid));
  const fields = useMemo(() => names.map((name) => specOf(name, words, disabled)), [words, disabled]);
  if (fields.length === 0) return null;
  return (
    <>
      <Button
        type="link"
        className={styles['more'] ?? ''}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('summary.more')}
      </Button>
      {open && <FormFields fields={fields} form={form} />}
    </>
  );
}
