import type { ItemQuestions } from '@reprise/contracts/item';
import { useTranslation } from 'react-i18next';
import { lastDay, shortDate } from '../../../ui/date-time';
import { Notice } from '../../../ui/notice';

/** Why the prices of the day count, before anything is observed. */
export function LateNotice({ late }: Pick<ItemQuestions, 'late'>) {
  const { t, i18n } = useTranslation('compliance');
  if (!late) return null;
  const date = (time: string): string => shortDate(Date.parse(time), i18n.language);
  return (
    <Notice family="amber" title={t('late.title')}>
      {t('late.sentence', { sent: date(late.sentAt), until: lastDay(late.until, i18n.language) })}
    </Notice>
  );
}
