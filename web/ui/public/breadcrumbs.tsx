import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../icon';
import styles from './breadcrumbs.module.css';

/** `to` is absent for the page itself, which comes last. */
export type Crumb = { label: string; to?: string };

/** The way from the site's home page to this page, in one line however narrow the screen (customer journey §2). */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  const all: readonly Crumb[] = [{ label: t('page.home'), to: '/' }, ...crumbs];
  return (
    <nav className={styles['trail']} aria-label={t('trail.title')}>
      <ol>
        {all.map(({ label, to }, at) => (
          <li key={to ?? label}>
            {at > 0 && <Icon name="chevron-right" size={16} />}
            {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
