import { downloadTransferOrder } from '@reprise/contracts/buyback';
import { formatMoney } from '@reprise/contracts/kernel';
import { missingAmount } from '@reprise/contracts/rules';
import { Button, type CheckboxRef } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { type AppProblem, isGenericFailure } from '../../../../kernel/api';
import { useFile } from '../../../../kernel/files';
import { useProblemText } from '../../../../kernel/i18n';
import { useAppSelector } from '../../../../kernel/store';
import { Notice } from '../../../../ui/notice';
import styles from '../desk.module.css';
import { handOverOrdered, selectDesk, type WithDesk } from '../draft/desk.slice';
import { Recap } from '../recap';
import { useCustomerLanguage } from '../use-customer-language';
import { choicesOf } from './choices.rules';
import { DeclaredFields, useDeclaredForm } from './declared-fields';
import { orderOf } from './order.rules';
import { PrintOrder } from './print-order';
import { SignedBox } from './signed-box';
import { StepButtons } from './step-buttons';
import type { StepProps } from './step-props.types';
import { useSummaryRows } from './use-summary-rows';

/** What the server refused: to create the buyback, or to hand it over once it exists. */
function Refused({
  problem,
  created,
  onCorrect,
}: {
  problem: AppProblem;
  created: boolean;
  onCorrect(): void;
}) {
  const { t } = useTranslation('store-desk');
  const problemText = useProblemText();
  const failed = isGenericFailure(problem) ? t('summary.not-created') : undefined;
  return (
    <Notice family="red" title={created ? t('summary.created-not-handed-over') : failed}>
      {problemText(problem)}
      {problem.violations.length > 0 && (
        <Button type="link" onClick={onCorrect}>
          {t('summary.correct')}
        </Button>
      )}
    </Notice>
  );
}

function Terms({ text }: { text: string }) {
  const { t } = useTranslation('store-desk');
  return (
    <section aria-label={t('summary.terms')}>
      <h2 className={styles['note']}>{t('summary.terms')}</h2>
      <p className={styles['note']}>{text}</p>
    </section>
  );
}

/**
 * Everything once more. The first press creates the buyback, whose transfer order is then printed, read and signed; the
 * second one hands the product over.
 */
export function SummaryStep(props: StepProps) {
  const { view, draft, onOpen, onBack } = props;
  const created = draft.created !== undefined;
  const { t, i18n } = useTranslation('store-desk');
  const language = useCustomerLanguage();
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const storeId = useAppSelector((s) => s.session.user?.currentOrganization?.id ?? '');
  const { sending, problem } = useSelector((state: WithDesk) => selectDesk(state));
  const [signed, setSigned] = useState(false);
  const [tried, setTried] = useState(false);
  const box = useRef<CheckboxRef>(null);
  const declared = useDeclaredForm(props);
  const order = useFile();
  const { shipping, price } = choicesOf(view, draft);
  const text = (amount: number): string => formatMoney({ amount, currency: view.currency }, i18n.language);
  const missing = missingAmount(price.total, view.settings.cartMinValue);
  const print = (): void => {
    if (draft.created) order.print(downloadTransferOrder, { params: { id: draft.created.id } });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(created);
    if (!declared.valid) return declared.submit();
    const handOver = orderOf(props, storeId, language);
    if (!handOver) return onOpen('customer');
    if (created && !signed) box.current?.focus();
    if ((signed || !created) && missing === 0) dispatch(handOverOrdered(handOver));
  };
  const rows = useSummaryRows(props);
  return (
    <form ref={declared.formRef} className={styles['step']} onSubmit={submit} noValidate>
      <h1 className={styles['question']} tabIndex={-1}>
        {t('summary.question')}
      </h1>
      {order.problem && <Notice family="red">{problemText(order.problem)}</Notice>}
      {problem && <Refused {...{ problem, created }} onCorrect={() => onOpen('customer')} />}
      <Recap rows={rows} />
      {shipping?.terms && <Terms text={shipping.terms} />}
      <DeclaredFields form={declared} disabled={created} />
      {draft.created && (
        <>
          <PrintOrder loading={order.status === 'fetching'} onPrint={print} />
          <SignedBox amount={text(draft.created.price)} {...{ signed, tried, box }} onChange={setSigned} />
        </>
      )}
      <StepButtons
        onBack={created ? undefined : onBack}
        loading={sending !== undefined}
        focused={!created}
        label={t(created ? 'summary.hand-over' : 'summary.confirm')}
        disabledReason={missing > 0 ? t('estimate.missing-short', { amount: text(missing) }) : undefined}
      />
    </form>
  );
}
