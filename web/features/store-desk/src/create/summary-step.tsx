import { downloadTransferOrder } from '@reprise/contracts/buyback';
import { formatMoney } from '@reprise/contracts/kernel';
import { circuitRule, missingAmount } from '@reprise/contracts/rules';
import { Button, type CheckboxRef } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { type AppProblem, isGenericFailure } from '../../../../kernel/api';
import { useFile } from '../../../../kernel/files';
import { useProblemText } from '../../../../kernel/i18n';
import { useAppSelector } from '../../../../kernel/store';
import { localeSchema } from '@reprise/contracts/kernel';
import { Notice } from '../../../../ui/notice';
import styles from '../desk.module.css';
import { type HandOver, handOverOrdered, selectDesk, type WithDesk } from '../draft/desk.slice';
import { answersOf, choicesOf } from './choices.rules';
import { customerBody, customerValues } from './customer-form.rules';
import { needsOf, schemaFor } from './customer.rules';
import { declaredBody, DeclaredFields, useDeclaredForm } from './declared-fields';
import { PrintOrder } from './print-order';
import { SignedBox } from './signed-box';
import { StepButtons } from './step-buttons';
import type { StepProps } from './step-props.types';
import { useCustomerLanguage } from '../use-customer-language';

/** The acts that create the buyback and hand it over; undefined while something is missing. */
function orderOf({ view, draft }: StepProps, storeId: string, locale: string): HandOver | undefined {
  const { shipping, payment, warehouseId, price } = choicesOf(view, draft);
  const needs = needsOf(view, draft);
  const customer = schemaFor(needs).safeParse(customerValues(draft.customer, needs, ''));
  if (!shipping || !payment || !customer.success) return undefined;
  const appointment = circuitRule(shipping.circuit).deposit === 'collect' ? draft.appointment : undefined;
  return {
    storeId,
    body: {
      productId: draft.productId,
      answers: answersOf(view, draft),
      circuit: shipping.circuit,
      shippingMethodId: shipping.id,
      paymentModeId: payment.id,
      price: price.total,
      forcedInvalidImei: draft.forcedInvalidImei,
      locale: localeSchema.catch('fr-FR').parse(locale),
      ...(view.collectsImei && draft.imei ? { imei: draft.imei } : {}),
      ...declaredBody(draft.declared),
      ...(warehouseId ? { warehouseId } : {}),
      ...(appointment ? { appointment } : {}),
      ...customerBody(customer.data),
    },
    finalise: { ...customerBody(customer.data), handOverSigned: true },
  };
}

/**
 * Everything once more. The first press creates the buyback, whose transfer order is then printed, read and signed; the
 * second one hands the product over.
 */
export function SummaryStep(props: StepProps) {
  const { view, draft, onOpen, onBack } = props;
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
  const titleOf = (refused: AppProblem, created: boolean): string | undefined => {
    if (created) return t('summary.created-not-handed-over');
    return isGenericFailure(refused) ? t('summary.not-created') : undefined;
  };
  const { shipping, payment, price } = choicesOf(view, draft);
  const text = (amount: number): string => formatMoney({ amount, currency: view.currency }, i18n.language);
  const missing = missingAmount(price.total, view.settings.cartMinValue);
  const words = (...names: string[]): string =>
    names
      .map((n) => String(draft.customer[n] ?? ''))
      .join(' ')
      .trim();
  const print = (): void => {
    if (draft.created) order.print(downloadTransferOrder, { params: { id: draft.created.id } });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(draft.created !== undefined);
    if (!declared.valid) return declared.submit();
    const handOver = orderOf(props, storeId, language);
    if (!handOver) return onOpen('customer');
    if (draft.created && !signed) box.current?.focus();
    if ((signed || !draft.created) && missing === 0) dispatch(handOverOrdered(handOver));
  };
  const rows: [string, string, string][] = [
    ...view.questions.map((question, i): [string, string, string] => [
      question.title,
      question.answers.find(({ id }) => id === draft.answers[question.id])?.name ?? '',
      `question-${i + 1}`,
    ]),
    ...(draft.imei && view.collectsImei
      ? [[t('imei.label'), draft.imei, 'imei'] as [string, string, string]]
      : []),
    [t('transport.label'), shipping?.label ?? '', view.options.length > 1 ? 'transport' : ''],
    [t('payment.label'), payment?.label ?? '', (shipping?.paymentModes.length ?? 0) > 1 ? 'payment' : ''],
    [t('customer.question'), words('firstName', 'lastName'), 'customer'],
  ];
  return (
    <form ref={declared.formRef} className={styles['step']} onSubmit={submit} noValidate>
      <h1 className={styles['question']} tabIndex={-1}>
        {t('summary.question')}
      </h1>
      {order.problem && <Notice family="red">{problemText(order.problem)}</Notice>}
      {problem && (
        <Notice family="red" title={titleOf(problem, draft.created !== undefined)}>
          {problemText(problem)}
          {problem.violations.length > 0 && (
            <Button type="link" onClick={() => onOpen('customer')}>
              {t('summary.correct')}
            </Button>
          )}
        </Notice>
      )}
      <dl className={styles['recap']}>
        {rows.map(([term, value, step]) => (
          <div key={`${step}${term}`}>
            <dt>{term}</dt>
            <dd>{value}</dd>
            <dd>
              {step && !draft.created && (
                <Button
                  type="link"
                  size="small"
                  aria-label={t('summary.change-of', { name: term })}
                  onClick={() => onOpen(step)}
                >
                  {t('summary.change')}
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {shipping?.terms && (
        <section aria-label={t('summary.terms')}>
          <h2 className={styles['note']}>{t('summary.terms')}</h2>
          <p className={styles['note']}>{shipping.terms}</p>
        </section>
      )}
      <DeclaredFields form={declared} disabled={draft.created !== undefined} />
      {draft.created && (
        <>
          <PrintOrder loading={order.status === 'fetching'} onPrint={print} />
          <SignedBox amount={text(draft.created.price)} {...{ signed, tried, box }} onChange={setSigned} />
        </>
      )}
      <StepButtons
        onBack={draft.created ? undefined : onBack}
        loading={sending !== undefined}
        focused={!draft.created}
        label={t(draft.created ? 'summary.hand-over' : 'summary.confirm')}
        disabledReason={missing > 0 ? t('estimate.missing-short', { amount: text(missing) }) : undefined}
      />
    </form>
  );
}
