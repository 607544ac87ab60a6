import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppProblem } from '../../../../kernel/api';
import { type FormValues, useZodForm } from '../../../../kernel/forms';
import { useAppSelector } from '../../../../kernel/store';
import { FormSections } from '../../../../ui/form/form-sections';
import styles from '../desk.module.css';
import { type CustomerNeeds, customerSections, customerValues } from './customer-form.rules';
import { schemaFor, withoutPrefix } from './customer.rules';
import { StepButtons } from './step-buttons';

type Props = {
  /** The same object as long as nothing changes. */
  needs: CustomerNeeds;
  known: FormValues;
  problem: AppProblem | undefined;
  onChange: (values: FormValues, valid: boolean) => void;
  onDone: (values: FormValues) => void;
  onBack: (() => void) | undefined;
};

/** Contact, address, payment and identity document; every change is told, so that a reload loses nothing. */
export function CustomerScreen({ needs, known, problem, onChange, onDone, onBack }: Props) {
  const { t } = useTranslation(['store-desk', 'enums']);
  const country = useAppSelector((s) => s.session.user?.currentOrganization?.account?.companyCountry ?? 'FR');
  const schema = useMemo(() => schemaFor(needs), [needs]);
  const sections = useMemo(() => customerSections(t, needs), [t, needs]);
  const [initial] = useState(() => customerValues(known, needs, country));
  const refused = useMemo(
    () =>
      problem && {
        ...problem,
        violations: problem.violations.map((v) => ({ ...v, propertyPath: withoutPrefix(v.propertyPath) })),
      },
    [problem],
  );
  const form = useZodForm({ schema, initial, problem: refused, onSubmit: () => onDone(form.values) });
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    latest.current(form.values, form.valid);
  }, [form.values, form.valid]);
  return (
    <form ref={form.formRef} className={styles['step']} onSubmit={form.submit} noValidate>
      <h1 className={styles['question']} tabIndex={-1}>
        {t('customer.question')}
      </h1>
      <div className={styles['sections']}>
        <FormSections sections={sections} form={form} />
      </div>
      <StepButtons onBack={onBack} />
    </form>
  );
}
