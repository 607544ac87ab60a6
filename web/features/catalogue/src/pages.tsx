import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../ui/public/button';
import styles from './catalogue.module.css';

type Props = { page: number; size: number; total: number };

/** Pages by link: they can be shared, and Back leads to the previous one. */
export function Pages({ page, size, total }: Props) {
  const { t } = useTranslation('catalogue');
  const [query] = useSearchParams();
  const last = Math.max(1, Math.ceil(total / size));
  if (last === 1) return null;
  const to = (wanted: number): string => {
    const next = new URLSearchParams(query);
    next.set('page', String(wanted));
    return `?${next.toString()}`;
  };
  return (
    <nav className={styles['pages']} aria-label={t('pages.title')}>
      {page > 1 && (
        <ButtonLink to={to(page - 1)} icon="chevron-left">
          {t('pages.previous')}
        </ButtonLink>
      )}
      <span className="figures">{t('pages.at', { page, last })}</span>
      {page < last && (
        <ButtonLink to={to(page + 1)} icon="chevron-right">
          {t('pages.next')}
        </ButtonLink>
      )}
    </nav>
  );
}
