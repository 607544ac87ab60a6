import type { ItemPassport } from '@reprise/contracts/item';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/public/column';
import { Act } from './act';
import styles from './passport.module.css';

/** What became of the data, with the fingerprint by which its certificate is known. */
export function ErasureRecord({ erasure }: Pick<ItemPassport, 'erasure'>) {
  const { t } = useTranslation('passport');
  if (!erasure) {
    return (
      <Section title={t('erased')}>
        <p>{t('not-erased')}</p>
      </Section>
    );
  }
  const { outcome, provider, standard, certificate } = erasure;
  const facts = [
    [t('provider'), provider],
    [t('standard'), standard],
    [t('fingerprint'), certificate],
  ] as const;
  return (
    <Section title={t(outcome)}>
      <Act act={erasure} />
      <dl className={styles['facts']}>
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt className={styles['soft']}>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Section>
  );
}
