import type { BuybackRow } from '@reprise/contracts/buyback';
import type { DiagnosticView } from '@reprise/contracts/catalogue';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { frenchSpaces } from '../../../../kernel/i18n/french-spaces';
import { Icon } from '../../../../ui/icon';
import tables from '../../../../ui/tables.module.css';
import styles from '../desk.module.css';
import type { Check } from './check.types';
import { comparisonOf } from './comparison.rules';

type Props = {
  row: BuybackRow;
  view: DiagnosticView | undefined;
  check: Check;
  onOpen: (step: string) => void;
};

/** Each question with what was declared beside what was found. */
export function FoundTable({ row, view, check, onOpen }: Props) {
  const { t } = useTranslation('store-desk');
  return (
    <table className={`${tables['table']} ${styles['found']}`} data-testid="declared-and-found">
      <caption className="visually-hidden">{t('check.summary')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('check.question')}</th>
          <th scope="col">{t('check.declared-short')}</th>
          <th scope="col">{t('check.found')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {comparisonOf(row, view, check, t('imei.label')).map(({ key, step, title, declared, found }) => (
          <tr key={key} data-differs={found !== declared}>
            <th scope="row">{frenchSpaces(title)}</th>
            <td data-label={t('check.declared-short')}>{declared ?? '–'}</td>
            <td data-label={t('check.found')}>
              {found ?? '–'}
              {found !== declared && (
                <span className={styles['differs']}>
                  <Icon name="alert" size={14} /> {t('check.differs')}
                </span>
              )}
            </td>
            <td>
              {step && (
                <Button
                  type="link"
                  size="small"
                  aria-label={t('summary.change-of', { name: title })}
                  onClick={() => onOpen(step)}
                >
                  {t('summary.change')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
