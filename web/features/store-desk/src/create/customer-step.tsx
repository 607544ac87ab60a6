import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useZodForm } from '../../../../kernel/forms';
import { useAppSelector } from '../../../../kernel/store';
import { FormSections } from '../../../../ui/form/form-sections';
import styles from '../desk.module.css';
import { selectDesk, type WithDesk } from '../draft/desk.slice';
import { customerSections, customerValues } from './customer-form.rules';
import { needsOf, schemaFor, withoutPrefix } from './customer.rules';
import { StepButtons } from './step-buttons';
import type { StepProps } from './step-props.types';

export function CustomerStep({ view, draft, onChange, onAdvance, onBack }: StepProps) {
  const { t } = useTranslation(['store-desk', 'enums']);
  const country = useAppSelector((s) => s.session.user?.currentOrganization?.account?.companyCountry ?? 'FR');
  const { problem } = useSelector((state: WithDesk) => selectDesk(state));
  const { iban, identity, countries } = needsOf(view, draft);
  const needs = useMemo(() => ({ iban, identity, countries }), [iban, identity, countries]);
  const schema = useMemo(() => schemaFor(needs), [needs]);
  const sections = useMemo(() => customerSections(t, needs), [t, needs]);
  const refused = useMemo(
    () =>
      problem && {
        ...problem,
        violations: problem.violations.map((v) => ({ ...v, propertyPath: withoutPrefix(v.propertyPath) })),
      },
    [problem],
  );
  const form = useZodForm({
    schema,
    initial: customerValues(draft.customer, needs, country),
    problem: refused,
    onSubmit: () => onAdvance({ customer: form.values, customerReady: true }),
  });
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  // Each change is stored: the draft survives a reload in the middle of the form.
  useEffect(() => {
    latest.current({ customer: form.values, customerReady: form.valid });
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
