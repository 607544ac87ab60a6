import { useTranslation } from 'react-i18next';
import { frenchSpaces } from '../../../kernel/i18n/french-spaces';
import { Notice } from '../../../ui/notice';
import styles from './compliance.module.css';
import { type Difference, photosOf } from './differences.rules';
import type { Draft } from './compliance.types';

type Props = {
  found: readonly Difference[];
  draft: Draft;
  /** The parcel was sent after its price lock: its price may be another although nothing differs. */
  late: boolean;
};

/** The answers that differ from the declared ones. */
export function DifferenceTable({ found, draft, late }: Props) {
  const { t } = useTranslation('compliance');
  if (found.length === 0 && late) return <Notice family="blue">{t('summary.same-but-late')}</Notice>;
  if (found.length === 0) return <Notice family="green">{t('summary.same')}</Notice>;
  return (
    <table className={styles['differences']}>
      <caption>{t('summary.differences', { count: found.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('summary.question')}</th>
          <th scope="col">{t('diagnostic.declared')}</th>
          <th scope="col">{t('diagnostic.observed')}</th>
          <th scope="col">{t('photos.label')}</th>
        </tr>
      </thead>
      <tbody>
        {found.map((one) => (
          <tr key={one.questionId ?? 'product'}>
            <th scope="row">{frenchSpaces(one.question)}</th>
            <td data-label={t('diagnostic.declared')}>{one.declared || '–'}</td>
            <td className={styles['changed']} data-label={t('diagnostic.observed')}>
              {one.found}
            </td>
            <td className="figures" data-label={t('photos.label')}>
              {photosOf(draft, one.questionId).length}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
