import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice';
import styles from './compliance.module.css';
import { differences } from './compliance.types';
import type { StepProps } from './control-steps.rules';

/** The answers that differ from the declared ones. */
export function DifferenceTable({ diagnostic, draft }: Pick<StepProps, 'diagnostic' | 'draft'>) {
  const { t } = useTranslation('compliance');
  const found = differences(diagnostic, draft);
  if (found.length === 0) return <Notice family="green">{t('summary.same')}</Notice>;
  return (
    <table className={styles['differences']}>
      <caption>{t('summary.differences', { count: found.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('summary.question')}</th>
          <th scope="col">{t('diagnostic.declared')}</th>
          <th scope="col">{t('diagnostic.observed')}</th>
        </tr>
      </thead>
      <tbody>
        {found.map((one) => (
          <tr key={one.questionId}>
            <th scope="row">{one.question}</th>
            <td>{one.declared || '–'}</td>
            <td className={styles['changed']}>{one.found}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
