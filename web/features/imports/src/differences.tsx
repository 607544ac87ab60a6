import type { ImportContent, ImportDifference } from '@reprise/contracts/imports';
import { useTranslation } from 'react-i18next';
import { columnLabel } from './column-choices.texts';
import styles from './imports.module.css';

type Props = { content: ImportContent; differences: readonly ImportDifference[]; total: number };

/** What would change, field by field, in the words of the file. */
export function Differences({ content, differences, total }: Props) {
  const { t, i18n } = useTranslation('imports');
  if (differences.length === 0) return null;
  return (
    <section className={styles['differences']}>
      <h3>{t('difference.title')}</h3>
      {differences.length < total && (
        <p>{t('difference.first', { shown: differences.length, count: total })}</p>
      )}
      <div className={styles['scroll']} tabIndex={0} role="region" aria-label={t('difference.title')}>
        <table>
          <thead>
            <tr>
              {(['line', 'record', 'field', 'before', 'after'] as const).map((key) => (
                <th key={key}>{t(`difference.${key}`)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differences.flatMap(({ line, name, changes }) =>
              changes.map(({ column, before, after }) => (
                <tr key={`${line}-${column}`}>
                  <td className="figures">{line}</td>
                  <td>{name}</td>
                  <td>{columnLabel(content, column, i18n.language)}</td>
                  <td>{before || '–'}</td>
                  <td className={styles['after']}>{after || '–'}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}
