import { readChangedMeanwhile } from '@reprise/contracts/price-lists';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../kernel/store';
import { ErrorState } from '../../../ui/error-state';
import { Notice } from '../../../ui/notice';
import { PricesText } from '../../../ui/resource/prices-text';
import { TextSkeleton } from '../../../ui/skeletons';

type Props = { id: string; take: boolean; onTake: (take: boolean) => void };

/** The others are counted: the list may have a hundred thousand products. */
const named = 10;

/** What somebody changed since the list was published; overwriting it is decided, not assumed. */
export function ChangedMeanwhile({ id, take, onTake }: Props) {
  const { t } = useTranslation('price-lists');
  const { value, problem, refresh } = useRecord(readChangedMeanwhile, { params: { id } });
  if (problem) return <ErrorState problem={problem} onRetry={refresh} />;
  if (!value) return <TextSkeleton lines={2} />;
  if (value.count === 0) return <p>{t('changed.none')}</p>;
  return (
    <>
      <Notice family="amber" title={t('changed.some', { count: value.count })} />
      <ul>
        {value.products.slice(0, named).map(({ id: product, label, now }) => (
          <li key={product}>
            {label}: <PricesText value={now} />
          </li>
        ))}
        {value.count > named && <li>{t('changed.more', { count: value.count - named })}</li>}
      </ul>
      <Checkbox checked={take} onChange={(event) => onTake(event.target.checked)}>
        {t('changed.take')}
      </Checkbox>
    </>
  );
}
