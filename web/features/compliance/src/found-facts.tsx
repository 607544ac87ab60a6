import { useTranslation } from 'react-i18next';
import styles from './compliance.module.css';
import type { Draft } from './compliance.types';
import { foundFields } from './found.types';

/** What the test will correct, before it is recorded. */
export function FoundFacts({ draft }: { draft: Draft }) {
  const { t } = useTranslation('compliance');
  const filled = foundFields.filter((field) => draft.found[field]?.trim());
  if (filled.length === 0) return null;
  return (
    <dl className={styles['facts']}>
      {filled.map((field) => (
        <div key={field}>
          <dt>{t(`found.field.${field}`)}</dt>
          <dd>{draft.found[field]}</dd>
        </div>
      ))}
    </dl>
  );
}
