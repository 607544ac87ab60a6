import type { BuybackRow } from '@reprise/contracts/buyback';
import { formatMoney } from '@reprise/contracts/kernel';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppProblem } from '../../../../kernel/api';
import { useProblemText } from '../../../../kernel/i18n';
import { FormSections } from '../../../../ui/form/form-sections';
import { Held } from '../../../../ui/form/held';
import { Notice } from '../../../../ui/notice';
import { customerSections } from '../create/customer-form.rules';
import { PrintOrder } from '../create/print-order';
import { SignedBox } from '../create/signed-box';
import { StepButtons } from '../create/step-buttons';
import styles from '../desk.module.css';
import type { HandOver, KnownCustomer } from './use-hand-over';

type Props = {
  row: BuybackRow;
  known: KnownCustomer;
  handOver: HandOver;
  /** What the customer signs for. */
  amount: number;
  sending: boolean;
  problem: AppProblem | undefined;
  onBack: () => void;
};

/** The customer, the paper and the signature. */
export function HandOverStep({ row, known, handOver, amount, sending, problem, onBack }: Props) {
  const { t, i18n } = useTranslation(['store-desk', 'enums']);
  const problemText = useProblemText();
  const { form, needs, order } = handOver;
  const sections = useMemo(() => customerSections(t, needs), [t, needs]);
  return (
    <form
      ref={form.formRef}
      className={styles['form']}
      noValidate
      data-testid="hand-over-form"
      onSubmit={handOver.submit}
    >
      <h1 className={styles['question']} tabIndex={-1}>
        {t('edit.customer')}
      </h1>
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      <Held while={sending}>
        <FormSections sections={sections} form={form} />
      </Held>
      <p className={styles['hint']}>
        {[
          t('edit.payment', { mode: row.payment.label }),
          known.ibanEnding && t('edit.iban-known', { ending: known.ibanEnding }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {order.problem && <Notice family="red">{problemText(order.problem)}</Notice>}
      <PrintOrder
        loading={order.status === 'fetching'}
        hint={t('edit.read-first')}
        onPrint={handOver.print}
      />
      <SignedBox
        amount={formatMoney({ amount, currency: row.currency }, i18n.language)}
        signed={handOver.signed}
        tried={handOver.tried}
        box={handOver.box}
        onChange={handOver.setSigned}
      />
      <StepButtons onBack={onBack} loading={sending} label={t('summary.hand-over')} />
    </form>
  );
}
