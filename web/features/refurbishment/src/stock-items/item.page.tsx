import { moveItems } from '@reprise/contracts/item';
import { useState } from 'react';
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
import { useItemWays } from './use-item-ways';

/** Back office §2, in its order. */
const tabs = ['conformity', 'diagnostic', 'steps', 'general', 'economic', 'history'] as const;

/** One item in stock: what was found, what is done to it, what it costs, and what happened. */
export default function StockItemPage() {
  const { t } = useTranslation('stock-items');
  const { id = '' } = useParams();
  const open = useOpenTab(tabs);
  const [moving, setMoving] = useState(false);
  const mayMove = useMayCall(moveItems);
  const ways = useItemWays();
  const move = { key: 'move', label: t('move.act'), icon: 'layers', onPress: () => setMoving(true) } as const;
  return (
    <ItemPage
      id={id}
      title={t('item')}
      wide
      crumbs={[{ label: t('title'), to: '/items-stock' }]}
      actions={({ item, work }) => [
        ...(mayMove && item.stockId ? [move] : []),
        ...ways.flatMap(({ key, label, icon, disabledReason, onPress }) => {
          const at = { id: item.id, status: work.status };
          const action = { key, label, onPress: () => onPress(at), ...(icon && { icon }) };
          return disabledReason?.(at) ? [] : [action];
        }),
      ]}
    >
      {(at) => (
        <>
          <PageTabs
            label={t('tabs')}
            tabs={tabs.map((key) => ({ key, label: t(`tab.${key}`) }))}
            open={open}
          />
          <Tab {...at} open={open} />
          {moving && <MoveDialog items={[at.item]} onClose={() => setMoving(false)} />}
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
