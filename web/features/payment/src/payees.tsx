import { type PaymentBatchRow, readBatchPayees, readDuePayees } from '@reprise/contracts/payment';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../kernel/store';
import { PayeeLines } from './payee-lines';

/** Each look is written into the access log: nothing asks again by itself. */
const once = { once: true } as const;

export function BatchPayees({ batch }: { batch: PaymentBatchRow }) {
  const { t } = useTranslation('payment');
  const [page, setPage] = useState(1);
  const read = useRecord(readBatchPayees, { params: { id: batch.id }, query: { page } }, once);
  return <PayeeLines {...read} label={t('batch.payments')} page={page} onPage={setPage} />;
}

/** What a batch would gather now. */
export function DuePayees() {
  const { t } = useTranslation('payment');
  const [page, setPage] = useState(1);
  const read = useRecord(readDuePayees, { query: { page } }, once);
  return <PayeeLines {...read} label={t('prepare.due')} page={page} onPage={setPage} />;
}
