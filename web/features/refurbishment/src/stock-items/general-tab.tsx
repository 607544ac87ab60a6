import type { ItemRow } from '@reprise/contracts/item';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Panel } from '../../../../ui/file/facts';
import { ShelfLabelButton } from '../../../../ui/papers/shelf-label-button';
import { ItemFacts } from '../item-facts';

/** What the item is and where it lies, with the way to its buyback. */
export function GeneralTab({ item }: { item: ItemRow }) {
  const { t } = useTranslation('stock-items');
  return (
    <Panel title={t('tab.general')} aside={<Link to={`/buyback/${item.id}`}>{t('open-buyback')}</Link>}>
      <ItemFacts item={item} />
      <div>
        <ShelfLabelButton itemIds={[item.id]} />
      </div>
    </Panel>
  );
}
