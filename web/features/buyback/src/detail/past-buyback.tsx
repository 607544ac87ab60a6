import { type BuybackRow, readBuybackAsOf } from '@reprise/contracts/buyback';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useRecord } from '../../../../kernel/store';
import { exactTime } from '../../../../ui/date-time';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { FileTimeline } from '../../../../ui/file/file-timeline';
import { Notice } from '../../../../ui/notice';
import { Page } from '../../../../ui/page/page';
import { productName } from '../../../../ui/product-name';
import { TextSkeleton } from '../../../../ui/skeletons';
import styles from '../buyback.module.css';
import { AsOf } from './as-of';
import { shownUntil } from './as-of.rules';
import { InformationTab } from './information-tab';
import { SummaryStrip } from './summary-strip';

/** A file as it was at a time, rebuilt from its events: to be read, and nothing can be done with it. */
export function PastBuyback({ row, at }: { row: BuybackRow; at: string }) {
  const { t, i18n } = useTranslation('buyback');
  const [, setParams] = useSearchParams();
  const past = useRecord(readBuybackAsOf, { params: { id: row.id }, query: { at } }, { once: true });
  const [opened] = useState(() => Date.now());
  const time = exactTime(shownUntil(at, opened), i18n.language);
  const back = <Button onClick={() => setParams({})}>{t('past.back')}</Button>;
  const none = past.problem?.code === 'not-found';
  return (
    <Page
      width="full"
      title={<span className="code">{row.identificationNumber}</span>}
      documentTitle={row.identificationNumber}
      context={productName(row)}
      crumbs={[{ label: t('list.title'), to: '/buybacks' }, { label: row.identificationNumber }]}
    >
      <Notice family="amber" title={t('past.title', { time })} action={back}>
        {t('past.read-only')}
      </Notice>
      {none && <EmptyState drawing="search" sentence={t('past.not-yet')} action={back} />}
      {past.problem && !none && <ErrorState problem={past.problem} onRetry={past.refresh} />}
      {!past.problem && !past.value && <TextSkeleton />}
      {past.value && <SummaryStrip row={past.value} />}
      <div className={styles['columns']}>
        <div>{past.value && <InformationTab row={past.value} />}</div>
        <aside className={styles['side']}>
          <FileTimeline id={row.id} currency={row.currency} aside={<AsOf />} until={at} />
        </aside>
      </div>
    </Page>
  );
}
