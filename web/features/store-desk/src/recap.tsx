import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './desk.module.css';

export type RecapRow = {
  readonly term: string;
  readonly value: string;
  /** Leads to where it was entered. */
  readonly onChange?: (() => void) | undefined;
};

/** What was entered, each with the way back to it. */
export function Recap({ rows }: { rows: readonly RecapRow[] }) {
  const { t } = useTranslation('store-desk');
  return (
    <dl className={styles['recap']}>
      {rows.map(({ term, value, onChange }, at) => (
        <div key={`${at}${term}`}>
          <dt>{term}</dt>
          <dd>{value}</dd>
          <dd>
            {onChange && (
              <Button
                type="link"
                size="small"
                aria-label={t('summary.change-of', { name: term })}
                onClick={onChange}
              >
                {t('summary.change')}
              </Button>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
