import {
  listPriceListLines,
  priceListLineFinder,
  readPriceList,
  type PriceListLine,
} from '@reprise/contracts/price-lists';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { usePermission, useRecord } from '../../../kernel/store';
import { ListPage } from '../../../ui';
import { ErrorState } from '../../../ui/error-state';
import { Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page/page';
import { productName } from '../../../ui/product-name';
import { PageSkeleton } from '../../../ui/skeletons';
import { ActDialog, type Act } from './act-dialog';
import { actsOf } from './act.rules';
import { AdjustDialog } from './adjust-dialog';
import { PriceFileEntry } from './price-file-entry';
import { PriceListTag } from './price-list-tag';
import { SimulationPanel } from './simulation-panel';
import { useLineActs } from './use-line-acts';
import { useLineColumns } from './use-line-columns';

const byName = { field: 'productLabel', direction: 'asc' } as const;

/** One price list: its lines, what it would have offered, and what may be done with it. */
export default function PriceListPage() {
  const { t } = useTranslation('price-lists');
  const { id = '' } = useParams();
  const mayWrite = usePermission('price-list.manage');
  const [act, setAct] = useState<Act>();
  const [busy, setBusy] = useState(false);
  const { value, problem, refresh } = useRecord(
    readPriceList,
    { params: { id } },
    busy ? { every: 1000 } : {},
  );
  const columns = useLineColumns();
  const { rowActions, notice, dialog } = useLineActs(id);
  const status = value?.status;
  const moving = status === 'publishing' || status === 'rolling_back' ? status : undefined;
  if (value && busy !== !!moving) setBusy(!!moving);
  const crumbs = [{ label: t('title'), to: '/price-lists' }];
  if (!value && !problem) return <PageSkeleton />;
  if (!value) {
    return (
      <Page title={t('title')} crumbs={crumbs}>
        {problem && <ErrorState problem={problem} onRetry={refresh} />}
      </Page>
    );
  }
  const acts = mayWrite ? actsOf(value.status) : [];
  const draft = value.status === 'draft' && mayWrite;
  const actions = acts.map((key) => ({
    ...{ key, label: t(`act.${key}.open`), primary: key === 'publish' },
    onPress: () => setAct(key),
  }));
  return (
    <>
      <ListPage<PriceListLine>
        name="price-list-lines"
        endpoint={listPriceListLines}
        params={{ id }}
        title={value.name}
        aside={<PriceListTag status={value.status} />}
        context={t('lines', { count: value.lines })}
        crumbs={[...crumbs, { label: value.name }]}
        actions={actions}
        columns={columns}
        search={{ name: priceListLineFinder, label: t('line.search') }}
        defaultOrder={byName}
        rowKey={(line) => line.id}
        rowName={productName}
        {...(draft && { rowActions })}
        empty={{ sentence: t(draft ? 'line.none-yet' : 'line.none') }}
      >
        {moving && <Notice family="blue">{t(`moving.${moving}`)}</Notice>}
        {value.rollBackRefused && (
          <Notice family="amber">{t('changed.refused', { count: value.rollBackRefused })}</Notice>
        )}
        {draft && <AdjustDialog id={id} lines={value.lines} />}
        {draft && <PriceFileEntry id={id} />}
        <SimulationPanel id={id} lines={value.lines} draft={draft} />
        {notice}
      </ListPage>
      {dialog}
      {act && <ActDialog act={act} row={value} onClose={() => setAct(undefined)} />}
    </>
  );
}
