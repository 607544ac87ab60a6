import { useTranslation } from 'react-i18next';

/** A calendar day, which has no time zone. */
export function Day({ day }: { day: string | undefined }) {
  const { i18n } = useTranslation();
  if (!day) return '–';
  return new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
