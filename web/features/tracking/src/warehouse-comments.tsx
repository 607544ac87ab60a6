import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../ui/date-time';
import { Section } from '../../../ui/public/column';
import type { Tracking } from './tracking.types';
import styles from './tracking.module.css';

/** What the workshop wrote, where the client shares it. */
export function WarehouseComments({ comments }: { comments: Tracking['warehouseComments'] }) {
  const { t } = useTranslation('tracking');
  if (comments.length === 0) return null;
  return (
    <Section title={t('comments')}>
      <ul className={styles['history']}>
        {comments.map(({ at, text }) => (
          <li key={at}>
            <span>{text}</span>
            <DateTime value={at} format="exact" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
