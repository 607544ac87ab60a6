import type { ImportCounts, LinesCount } from '@reprise/contracts/imports';
import { useTranslation } from 'react-i18next';
import { numberText } from '../../../kernel/numbers';
import styles from './imports.module.css';

const shown = ['found', 'inserted', 'updated', 'unchanged', 'ignored'] as const;

/** Lines found, inserted, updated and ignored; the rest was as the file has it. */
export function CountsRow({ counts }: { counts: LinesCount | ImportCounts }) {
  const { t, i18n } = useTranslation('imports');
  const { found, inserted, updated, ignored } = counts;
  const same = 'unchanged' in counts ? counts.unchanged : found - inserted - updated - ignored;
  const all = { found, inserted, updated, ignored, unchanged: same };
  return (
    <dl className={styles['counts']} data-testid="import-counts">
      {shown.map((key) => (
        <div key={key} data-count={key}>
          <dt>{t(`count.${key}`)}</dt>
          <dd className="figures">{numberText(all[key], i18n.language)}</dd>
        </div>
      ))}
    </dl>
  );
}
