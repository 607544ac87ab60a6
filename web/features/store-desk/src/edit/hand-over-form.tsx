import {
  type BuybackRow,
  type CustomerForm,
  drawTransferOrder,
  finalizeStoreBuyback,
} from '@reprise/contracts/buyback';
import type { DiagnosticView } from '@reprise/contracts/catalogue';
import { formatMoney } from '@reprise/contracts/kernel';
import { paymentNeedsIban, priceLockedUntil, priceLockEnded } from '@reprise/contracts/rules';
import { Switch } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppProblem } from '../../../../kernel/api';
import { useFile } from '../../../../kernel/files';
import { useZodForm } from '../../../../kernel/forms';
import { useProblemText } from '../../../../kernel/i18n';
import { shortDate } from '../../../../ui/date-time';
import { useAppSelector, useSubmission } from '../../../../kernel/store';
import { FormSections } from '../../../../ui/form/form-sections';
import { LeaveGuard } from '../../../../ui/form/leave-guard';
import { Notice } from '../../../../ui/notice';
import { Page } from '../../../../ui/page/page';
import {
  type CustomerNeeds,
  customerBody,
  customerSections,
  customerValues,
} from '../create/customer-form.rules';
import { schemaFor, withoutPrefix } from '../create/customer.rules';
import { HandedOver } from '../create/handed-over';
import { PrintOrder } from '../create/print-order';
import { SignedBox } from '../create/signed-box';
import { StepButtons } from '../create/step-buttons';
import styles from '../desk.module.css';
import { chosenOf, declaredAnswers, rediagnose } from './price-change.rules';
import { ProductCheck } from './product-check';

export type KnownCustomer = {
  contact: Partial<CustomerForm>;
  ibanEnding?: string | undefined;
  identification?: object | undefined;
};
type Props = {
  row: BuybackRow;
  known: KnownCustomer;
  view: DiagnosticView | undefined;
  /** Why the product cannot be diagnosed today. */
  problem: AppProblem | undefined;
};

function useNeeds({ row, known, view }: Props): CustomerNeeds {
  const details = useAppSelector((s) => s.session.details);
  const identity =
    view?.settings.identityDocumentRequired ?? details?.customerIdentityDocumentRequired ?? true;
  const iban = paymentNeedsIban(row.payment.type) && !known.ibanEnding;
  return useMemo(() => ({ iban, identity, countries: [] }), [iban, identity]);
}

/** The re-diagnosis of the buyback: asked for when it is old, or when the product is not what was declared. */
function useCheck({ row, view }: Props) {
  const old = row.channel === 'web' && priceLockEnded(row, new Date().toISOString());
  const [wanted, setWanted] = useState(false);
  const [answers, setAnswers] = useState(() => declaredAnswers(row));
  const [consents, setConsents] = useState(false);
  const change = useMemo(() => view && rediagnose(view, row, answers), [view, row, answers]);
  const on = (old || wanted) && view !== undefined && change !== undefined;
  const moved = on && change.after !== change.before;
  return { old, wanted, setWanted, answers, setAnswers, consents, setConsents, change, on, moved };
}

/** One page: the product check, the customer, the signature. */
export function HandOverForm(props: Props) {
  const { row, known, view } = props;
  const { t, i18n } = useTranslation(['store-desk', 'enums']);
  const problemText = useProblemText();
  const storeId = useAppSelector((s) => s.session.user?.currentOrganization?.id ?? '');
  const country = useAppSelector((s) => s.session.user?.currentOrganization?.account?.companyCountry ?? 'FR');
  const { submit, status, reply, problem } = useSubmission<typeof finalizeStoreBuyback>();
  const [signed, setSigned] = useState(false);
  const [tried, setTried] = useState(false);
  const check = useCheck(props);
  const needs = useNeeds(props);
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
  const ready = signed && (!check.on || (check.change?.graded === true && (!check.moved || check.consents)));
  const order = useFile();
  const printing = useRef(false);
  const form = useZodForm({
    schema,
    initial: customerValues({ ...known.contact, identification: known.identification }, needs, country),
    problem: refused,
    onSubmit: (details) => {
      const rediagnosis = check.on &&
        view && { answers: chosenOf(view, check.answers), customerConsents: !check.moved || check.consents };
      const params = { storeId, buybackId: row.id };
      const body = { ...customerBody(details), ...(rediagnosis && { rediagnosis }) };
      if (printing.current) return order.print(drawTransferOrder, { params, body });
      if (ready) submit(finalizeStoreBuyback, { params, body: { ...body, handOverSigned: true } });
    },
  });
  /** The paper needs what the hand-over needs, but for the signature. */
  const print = (): void => {
    printing.current = true;
    form.submit();
    printing.current = false;
  };
  if (status === 'accepted') {
    return (
      <HandedOver
        id={row.id}
        identificationNumber={reply?.identificationNumber ?? row.identificationNumber}
        signed
      />
    );
  }
  const amount = check.on && check.change ? check.change.after : row.prices.declared;
  return (
    <Page
      title={t('edit.title')}
      aside={<span className={`code ${styles['number']}`}>{row.identificationNumber}</span>}
      documentTitle={t('edit.title')}
      context={`${row.brand} · ${row.productLabel}`}
      crumbs={[
        { label: t('edit.list'), to: '/buybacks-predeclared' },
        { label: row.identificationNumber, to: `/buyback/${row.id}` },
        { label: t('edit.title') },
      ]}
    >
      <form
        ref={form.formRef}
        className={styles['form']}
        noValidate
        data-testid="hand-over-form"
        onSubmit={(event) => {
          setTried(true);
          form.submit(event);
        }}
      >
        {problem && <Notice family="red">{problemText(problem)}</Notice>}
        <CheckSection {...props} check={check} tried={tried} />
        <FormSections sections={sections} form={form} />
        {known.ibanEnding && (
          <p className={styles['hint']}>{t('edit.iban-known', { ending: known.ibanEnding })}</p>
        )}
        {order.problem && <Notice family="red">{problemText(order.problem)}</Notice>}
        <PrintOrder loading={order.status === 'fetching'} hint={t('edit.read-first')} onPrint={print} />
        <SignedBox
          amount={formatMoney({ amount, currency: row.currency }, i18n.language)}
          signed={signed}
          tried={tried}
          onChange={setSigned}
        />
        <StepButtons onBack={undefined} loading={status === 'sending'} label={t('summary.hand-over')} />
      </form>
      <LeaveGuard active={form.changed.length > 0 && status !== 'sending'} />
    </Page>
  );
}

type CheckProps = Props & { check: ReturnType<typeof useCheck>; tried: boolean };

function CheckSection({ row, view, problem, check, tried }: CheckProps) {
  const { t, i18n } = useTranslation('store-desk');
  const until = shortDate(Date.parse(priceLockedUntil(row)), i18n.language);
  const problemText = useProblemText();
  return (
    <section className={styles['panel']} aria-labelledby="check">
      <h2 id="check" className={styles['panel-title']}>
        {t('edit.check')}
      </h2>
      {check.old && (
        <Notice family="amber" title={t('edit.old', { date: until })}>
          {t('edit.old-next')}
        </Notice>
      )}
      {problem && <Notice family="amber">{problemText(problem)}</Notice>}
      {!check.old && view && (
        <label className={styles['row']}>
          <Switch checked={check.wanted} onChange={check.setWanted} aria-label={t('edit.differs')} />
          {t('edit.differs')}
        </label>
      )}
      {check.on && view && check.change ? (
        <ProductCheck
          row={row}
          view={view}
          answers={check.answers}
          change={check.change}
          consents={check.consents}
          fault={tried && check.moved && !check.consents ? t('edit.consent-fault') : undefined}
          onAnswers={check.setAnswers}
          onConsent={check.setConsents}
        />
      ) : (
        <ul className={styles['lines']}>
          {row.answers.map(({ questionId, question, answer }) => (
            <li key={questionId}>
              <span className={styles['hint']}>{question}</span>
              <span>{answer}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
