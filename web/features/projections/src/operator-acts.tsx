import { projectionEndpoints } from '@reprise/contracts/projections';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../kernel/store';
import { DateTime } from '../../../ui/date-time';
import styles from './projections.module.css';
import { useNameOf } from './use-name-of';

/** Who did what, from the platform's audit log. */
export function OperatorActs() {
  const { t } = useTranslation('projections');
  const nameOf = useNameOf();
  const { value } = useRecord(projectionEndpoints.acts, {}, { every: 5000 });
  return (
    <section aria-labelledby="operator-acts">
      <h2 id="operator-acts" className={styles['heading']}>
        {t('acts.title')}
      </h2>
      {value?.length === 0 && <p className={styles['soft']}>{t('acts.none')}</p>}
      <ul className={styles['acts-done']}>
        {value?.map(({ id, at, act, name, key, actorName }) => (
          <li key={id}>
            {t(`done-by.${act}`, { who: actorName, name: nameOf(name), key })}{' '}
            <span className={styles['soft']}>
              <DateTime value={at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
