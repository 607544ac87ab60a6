import {
  type BuybackRow,
  type CustomerForm,
  drawTransferOrder,
  finalizeStoreBuyback,
} from '@reprise/contracts/buyback';
import type { DiagnosticView } from '@reprise/contracts/catalogue';
import { paymentNeedsIban } from '@reprise/contracts/rules';
import type { CheckboxRef } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFile } from '../../../../kernel/files';
import { useZodForm } from '../../../../kernel/forms';
import { useAppSelector, type useSubmission } from '../../../../kernel/store';
import { answersOf } from '../create/choices.rules';
import { type CustomerNeeds, customerBody, customerValues } from '../create/customer-form.rules';
import { schemaFor, withoutPrefix } from '../create/customer.rules';
import { type Findings, isStale } from './check.rules';
import type { Check } from './check.types';

export type KnownCustomer = {
  contact: Partial<CustomerForm>;
  ibanEnding?: string | undefined;
  identification?: object | undefined;
};
export type Sending = ReturnType<typeof useSubmission<typeof finalizeStoreBuyback>>;
type Given = {
  row: BuybackRow;
  known: KnownCustomer;
  view: DiagnosticView | undefined;
  check: Check;
  findings: Findings;
  sending: Sending;
  onStale: () => void;
};

function useNeeds({ row, known, view }: Given): CustomerNeeds {
  const details = useAppSelector((s) => s.session.details);
  const identity =
    view?.settings.identityDocumentRequired ?? details?.customerIdentityDocumentRequired ?? true;
  const iban = paymentNeedsIban(row.payment.type) && !known.ibanEnding;
  return useMemo(() => ({ iban, identity, countries: [] }), [iban, identity]);
}

/** Sent only where the price is judged anew. */
const rediagnosisOf = ({ view, findings: { priced, answers, agreed } }: Given) =>
  view && priced
    ? { rediagnosis: { answers: answersOf(view, { answers: { ...answers } }), customerConsents: agreed } }
    : {};

function useRefused({ problem }: Sending) {
  return useMemo(
    () =>
      problem && {
        ...problem,
        violations: problem.violations.map((v) => ({ ...v, propertyPath: withoutPrefix(v.propertyPath) })),
      },
    [problem],
  );
}

/** Customer and signature. Lives as long as the wizard, so that a step back loses nothing. */
export function useHandOver(given: Given) {
  const { row, known, sending, onStale } = given;
  const storeId = useAppSelector((s) => s.session.user?.currentOrganization?.id ?? '');
  const country = useAppSelector((s) => s.session.user?.currentOrganization?.account?.companyCountry ?? 'FR');
  // A signature is for one amount: at another one, it is asked for again.
  const { total } = given.findings.offer;
  const [signedFor, setSignedFor] = useState<number>();
  const signed = signedFor === total;
  const setSigned = (now: boolean): void => setSignedFor(now ? total : undefined);
  const [tried, setTried] = useState(false);
  const box = useRef<CheckboxRef>(null);
  const needs = useNeeds(given);
  const schema = useMemo(() => schemaFor(needs), [needs]);
  const problem = useRefused(sending);
  const order = useFile();
  const stale = [sending.problem, order.problem].find(isStale);
  useEffect(() => {
    if (stale) onStale();
  }, [stale, onStale]);
  const printing = useRef(false);
  const form = useZodForm({
    schema,
    initial: customerValues({ ...known.contact, identification: known.identification }, needs, country),
    problem,
    onSubmit: (details) => {
      const params = { storeId, buybackId: row.id };
      const { imei, forcedInvalidImei } = given.check;
      const read = { ...(imei && { imei }), ...(forcedInvalidImei && { forcedInvalidImei }) };
      const body = { ...customerBody(details), ...rediagnosisOf(given), ...read, price: total };
      if (printing.current) return order.print(drawTransferOrder, { params, body });
      if (!signed) return box.current?.focus();
      sending.submit(finalizeStoreBuyback, { params, body: { ...body, handOverSigned: true } });
    },
  });
  /** The paper needs what the hand-over needs, but for the signature. */
  const print = (): void => {
    printing.current = true;
    form.submit();
    printing.current = false;
  };
  const submit = (event: { preventDefault: () => void }): void => {
    setTried(true);
    form.submit(event);
  };
  return { form, needs, order, print, submit, signed, setSigned, tried, box, stale };
}
export type HandOver = ReturnType<typeof useHandOver>;
