import { type ComponentType, createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './skeletons.module.css';

export type BarsProps = { lines: number; title?: boolean };

const LightBars = ({ lines, title = false }: BarsProps) => (
  <div className={styles['bars']}>
    {title && <span className={styles['title']} />}
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} />
    ))}
  </div>
);

/** The dashboard uses antd for it; the public app, with its small initial bundle, does not. */
export const BarsLook = createContext<ComponentType<BarsProps>>(LightBars);

function Loading(props: BarsProps) {
  const { t } = useTranslation();
  const Look = use(BarsLook);
  return (
    <div aria-busy="true" data-loading>
      <span className="visually-hidden" role="status">
        {t('state.loading')}
      </span>
      <Look {...props} />
    </div>
  );
}

export const TextSkeleton = ({ lines = 4 }: { lines?: number }) => <Loading lines={lines} />;

/** Rows of a list, about as high as the real ones. */
export const RowsSkeleton = ({ rows = 10 }: { rows?: number }) => (
  <div className={styles['rows']}>
    <Loading lines={rows} />
  </div>
);

/** A whole page: title, then content. */
export const PageSkeleton = () => (
  <div className={styles['page']}>
    <Loading lines={6} title />
  </div>
);
