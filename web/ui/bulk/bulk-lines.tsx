import type { BulkLine } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { Tag } from '../tag';
import type { BulkRow } from './bulk-act';
import styles from './bulk.module.css';

type Props = { rows: readonly BulkRow[]; lines: readonly BulkLine[]; done: boolean };
const looks = {
  accepted: { family: 'green', icon: 'check-circle' },
  refused: { family: 'red', icon: 'cross-circle' },
} as const;

/** Each line by its name: what will become of it or became of it, or why nothing does. */
export function BulkLines({ rows, lines, done }: Props) {
  const { t } = useTranslation(['bulk', 'problems']);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const stage = done ? 'done' : 'preview';
  return (
    <ul className={styles['lines']} data-testid="bulk-lines" tabIndex={0} aria-label={t('bulk:act')}>
      {lines.map(({ id, result, problem, details }) => (
        <li key={id} className={styles['line']}>
          <span className="code">{names.get(id)}</span>
          <Tag {...looks[result]} status={result}>
            {t(`bulk:${stage}-${result}`)}
          </Tag>
          {problem && <span className={styles['reason']}>{t(`problems:${problem}`, details ?? {})}</span>}
        </li>
      ))}
    </ul>
  );
}
