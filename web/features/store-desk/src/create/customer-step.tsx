import { customerSchema } from '@reprise/contracts/rules';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { isoDay, useZodForm } from '../../../../kernel/forms';
import { useAppSelector } from '../../../../kernel/store';
import { FormSections } from '../../../../ui/form/form-sections';
import styles from '../desk.module.css';
import { selectDesk, type WithDesk } from '../draft/desk.slice';
import type { Draft } from '../draft/draft.types';
import { choicesOf } from './choices.rules';
import { type CustomerNeeds, customerSections, customerValues } from './customer-form.rules';
import { StepButtons } from './step-buttons';
import type { StepProps } from './step-props.types';

const everywhere: readonly string[] = [];

/** What this buyback needs to know of its customer. */
export function needsOf(view: StepProps['view'], draft: Draft): CustomerNeeds {
  const { shipping, payment } = choicesOf(view, draft);
  return {
    iban: payment?.iban ?? false,
    identity: view.settings.identityDocumentRequired,
    countries: shipping?.countries ?? everywhere,
  };
}
export const schemaFor = ({ iban, identity }: CustomerNeeds) =>
  customerSchema({ ibanRequired: iban, identityRequired: identity, today: isoDay() });

/** The server names its fields under the form that it came in. */
export const withoutPrefix = (path: string): string => path.replace(/^customer\./, '');

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
  // Each change is kept: the draft survives a reload in the middle of the form.
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
