import { readBuybackAsOf } from '@reprise/contracts/buyback';
import { Input } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMayCall } from '../../../../kernel/store';
import { useLatest } from '../../../../kernel/store/use-latest';
import styles from '../buyback.module.css';
import { dayHere, endOf } from './as-of.rules';

const name = 'asOf';
/** Nothing was bought back with it before. Until it is typed whole, a year is one of long ago. */
const first = '2000-01-01';
/** Milliseconds without a key, after which what stands there is meant. */
const typingPause = 600;

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
  const may = useMayCall(readBuybackAsOf);
  const [shown, show] = useShown();
  const [day, setDay] = useState(shown);
  const last = dayHere(new Date());
  useEffect(() => setDay(shown), [shown]);
  useEffect(() => {
    if (day === shown || day < first || day > last) return;
    const timer = setTimeout(() => show(day), typingPause);
    return () => clearTimeout(timer);
  }, [day, shown, last, show]);
  if (!may) return null;
  return (
    <label className={styles['as-of']}>
      {t('past.as-of')}
      <Input
        type="date"
        size="small"
        min={first}
        max={last}
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
    </label>
  );
}

/** The day in the address, and the way to another one. */
function useShown() {
  const [params, setParams] = useSearchParams();
  const show = useLatest((day: string): void =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.set(name, day);
      return next;
    }),
  );
  return [params.get(name) ?? '', useCallback((day: string) => show.current(day), [show])] as const;
}
