import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './checkout.module.css';

export type Fact = { readonly name: string; readonly value: string | undefined; readonly change: string };

/** What was given, line by line, each with the way to change it. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation('wizard');
  return (
    <dl className={styles['facts']}>
      {facts.map(
        ({ name, value, change }) =>
          value && (
            <div key={name} className={styles['fact']}>
              <dt>{name}</dt>
              <dd>
                <span className={styles['value']}>{value}</span>
                <Link
                  className={styles['change']}
                  to={change}
                  aria-label={t('summary.change-what', { what: name })}
                >
                  {t('summary.change')}
                </Link>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
