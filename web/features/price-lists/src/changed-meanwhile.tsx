import { readChangedMeanwhile } from '@reprise/contracts/price-lists';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../kernel/store';
import { Notice } from '../../../ui/notice';
import { PricesText } from '../../../ui/resource/prices-text';
import { TextSkeleton } from '../../../ui/skeletons';

type Props = { id: string; take: boolean; onTake: (take: boolean) => void };

/** What somebody changed since the list was published; overwriting it is decided, not assumed. */
export function ChangedMeanwhile({ id, take, onTake }: Props) {
  const { t } = useTranslation('price-lists');
  const { value } = useRecord(readChangedMeanwhile, { params: { id } });
  if (!value) return <TextSkeleton lines={2} />;
  if (value.count === 0) return <p>{t('changed.none')}</p>;
  return (
    <>
      <Notice family="amber" title={t('changed.some', { count: value.count })} />
      <ul>
        {value.products.slice(0, 10).map(({ id: product, label, now }) => (
          <li key={product}>
            {label}: <PricesText value={now} />
          </li>
        ))}
      </ul>
      <Checkbox checked={take} onChange={(event) => onTake(event.target.checked)}>
        {t('changed.take')}
      </Checkbox>
    </>
  );
}
