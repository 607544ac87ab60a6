import { useTranslation } from 'react-i18next';
import { plainDay } from '../../../../ui/date-time';

/** A calendar day, which has no time zone. */
export function Day({ day }: { day: string | undefined }) {
  const { i18n } = useTranslation();
  return day ? plainDay(day, i18n.language) : '–';
}
