import { readBuybackAsOf } from '@reprise/contracts/buyback';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMayCall } from '../../../../kernel/store';
import styles from '../buyback.module.css';
import { dayHere, endOf } from './as-of.rules';

const name = 'asOf';

/** The time of the file that the address asks for: the end of a day where the reader is. */
export function useAsOf(): string | undefined {
  const [params] = useSearchParams();
  const may = useMayCall(readBuybackAsOf);
  const day = params.get(name);
  return may && day ? endOf(day) : undefined;
}

/** Chooses a day; without one, the file is shown as it is. */
export function AsOf() {
  const { t } = useTranslation('buyback');
  const [params, setParams] = useSearchParams();
  const may = useMayCall(readBuybackAsOf);
  if (!may) return null;
  const choose = (day: string): void =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (day) next.set(name, day);
      else next.delete(name);
      return next;
    });
  return (
    <label className={styles['as-of']}>
      {t('past.as-of')}
      <Input
        type="date"
        size="small"
        max={dayHere(new Date())}
        value={params.get(name) ?? ''}
        onChange={(event) => choose(event.target.value)}
      />
    </label>
  );
}
