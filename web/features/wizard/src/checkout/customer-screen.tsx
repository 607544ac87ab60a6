import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { AppProblem } from '../../../../kernel/api';
import { type FormValues, useZodForm } from '../../../../kernel/forms';
import { selectAccount } from '../../../../kernel/site';
import { Button } from '../../../../ui/public/button';
import type { CartLine } from '../../../../kernel/cart';
import { ContactFields } from './contact-fields';
import styles from './checkout.module.css';
import { initialValues, schemaFor } from './customer-values.rules';
import { IdentityFields } from './identity-fields';
import { useKeptCustomer } from './use-kept-customer';

type Props = {
  lines: readonly CartLine[];
  kept: FormValues;
  problem: AppProblem | undefined;
  onDone: () => void;
};

/** `customer.email` of the request is `email` of the form. */
function onFields(problem: AppProblem | undefined): AppProblem | undefined {
  if (!problem) return undefined;
  const strip = (path: string): string => path.replace(/^customer\./, '');
  return {
    ...problem,
    violations: problem.violations.map((v) => ({ ...v, propertyPath: strip(v.propertyPath) })),
  };
}

/** Who is paid, and where. */
export function CustomerScreen({ lines, kept, problem, onDone }: Props) {
  const { t } = useTranslation('wizard');
  const country = useSelector(selectAccount)?.companyCountry ?? 'FR';
  const schema = useMemo(() => schemaFor(lines), [lines]);
  const [initial] = useState(() => initialValues(kept, lines, country));
  const landed = useMemo(() => onFields(problem), [problem]);
  const form = useZodForm({ schema, initial, problem: landed, onSubmit: onDone });
  useKeptCustomer(form, kept);
  return (
    <form ref={form.formRef} className={styles['form']} noValidate onSubmit={form.submit}>
      <div className={styles['head']}>
        <h1 tabIndex={-1}>{t('customer.title')}</h1>
        <p>{t('customer.lead')}</p>
      </div>
      <ContactFields form={form} lines={lines} />
      <IdentityFields form={form} shown={'identification' in initial} />
      <Button type="submit" variant="primary" wide>
        {t('continue')}
      </Button>
    </form>
  );
}
