import { useTranslation } from 'react-i18next';
import styles from './skeletons.module.css';

function Loading({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('state.loading')}
      </span>
      {children}
    </div>
  );
}
const times = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const Bar = ({ width, height = 14 }: { width: string; height?: number }) => (
  <span className={styles['bar']} style={{ width, height }} />
);

/** Rows of a list, at the height that the real ones will have. */
export const RowsSkeleton = ({ rows = 10 }: { rows?: number }) => (
  <Loading>
    {times(rows).map((row) => (
      <div key={row} className={styles['row']}>
        <Bar width="14%" />
        <Bar width="28%" />
        <Bar width="18%" />
        <Bar width="12%" />
      </div>
    ))}
  </Loading>
);

export const TextSkeleton = ({ lines = 4 }: { lines?: number }) => (
  <Loading>
    <div className={styles['text']}>
      {times(lines).map((line) => (
        <Bar key={line} width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </div>
  </Loading>
);

/** A whole page: title, context line, then rows. */
export const PageSkeleton = () => (
  <Loading>
    <div className={styles['page']}>
      <Bar width="220px" height={28} />
      <Bar width="340px" />
      <Bar width="100%" height={240} />
    </div>
  </Loading>
);
