import { moveItems, sellItem } from '@reprise/contracts/item';
import type { ItemStatus } from '@reprise/contracts/rules';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useMayCall } from '../../../../kernel/store';
import { Panel } from '../../../../ui/file/facts';
import { PageTabs, useOpenTab } from '../../../../ui/page/page-tabs';
import { AnswersGiven } from '../diagnosis/answers-given';
import { EmptyState } from '../../../../ui/empty-state';
import { type AtWork, ItemPage } from '../item-page';
import { StepsList } from '../steps/steps-list';
import { ConformityTab } from './conformity-tab';
import { EconomicTab } from './economic-tab';
import { GeneralTab } from './general-tab';
import { HistoryTab } from './history-tab';
import { MoveDialog } from './move-dialog';
import { SellDialog } from './sell-dialog';
import { useItemWays } from './use-item-ways';
import { usePapers } from './use-papers';

/** Back office §2, in its order. */
const tabs = ['conformity', 'diagnostic', 'steps', 'general', 'economic', 'history'] as const;

/** Bought, and nothing is left to do. */
const isReady = (status: ItemStatus): boolean =>
  status === 'item_refurb_completed' || status.startsWith('item_completed');

/** One item in stock: what was found, what is done to it, what it costs, and what happened. */
export default function StockItemPage() {
  const { t } = useTranslation('stock-items');
  const { id = '' } = useParams();
  const open = useOpenTab(tabs);
  const [dialog, setDialog] = useState<'move' | 'sell'>();
  const maySell = useMayCall(sellItem);
  const mayMove = useMayCall(moveItems);
  const ways = useItemWays();
  const papers = usePapers(id);
  const move = {
    key: 'move',
    label: t('move.act'),
    icon: 'layers',
    onPress: () => setDialog('move'),
  } as const;
  const sell = { key: 'sell', label: t('sell.act'), icon: 'cart', onPress: () => setDialog('sell') } as const;
  const close = useCallback(() => setDialog(undefined), []);
  return (
    <ItemPage
      id={id}
      title={t('item')}
      wide
      crumbs={[{ label: t('title'), to: '/items-stock' }]}
      actions={({ item, work }) => [
        ...(mayMove && item.stockId ? [move] : []),
        ...(maySell && item.stockId && isReady(work.status) ? [sell] : []),
        ...ways.flatMap(({ key, label, icon, disabledReason, onPress }) => {
          const at = { id: item.id, status: work.status };
          const action = { key, label, onPress: () => onPress(at), ...(icon && { icon }) };
          return disabledReason?.(at) ? [] : [action];
        }),
        ...papers.actions(work),
      ]}
    >
      {(at) => (
        <>
          {papers.notice}
          <PageTabs
            label={t('tabs')}
            tabs={tabs.map((key) => ({ key, label: t(`tab.${key}`) }))}
            open={open}
          />
          <Tab {...at} open={open} />
          {dialog === 'move' && <MoveDialog items={[at.item]} onClose={close} />}
          {dialog === 'sell' && <SellDialog item={at.item} onClose={close} />}
        </>
      )}
    </ItemPage>
  );
}

function Tab({ item, work, open }: AtWork & { open: (typeof tabs)[number] }) {
  const { t } = useTranslation('stock-items');
  switch (open) {
    case 'conformity':
      return <ConformityTab id={item.id} />;
    case 'diagnostic':
      return work.answers.length > 0 ? (
        <Panel title={t('tab.diagnostic')}>
          <AnswersGiven work={work} />
        </Panel>
      ) : (
        <EmptyState drawing="search" sentence={t('not-diagnosed')} />
      );
    case 'steps':
      return <StepsList item={item} work={work} />;
    case 'general':
      return <GeneralTab item={item} />;
    case 'economic':
      return <EconomicTab id={item.id} />;
    case 'history':
      return <HistoryTab id={item.id} />;
  }
}
