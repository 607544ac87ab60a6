import type { TimelineEntry } from '@reprise/contracts/buyback';
import { useTranslation } from 'react-i18next';

/** Who did it: the person where the reader may know him, always with the role; or that nobody did. */
export function useActorText(): (entry: Pick<TimelineEntry, 'actorRole' | 'actorName'>) => string {
  const { t } = useTranslation(['file', 'enums']);
  return ({ actorRole, actorName }) => {
    const role = t(`enums:role.${actorRole}`, { defaultValue: t('file:timeline.system') });
    return actorName ? `${actorName} · ${role}` : role;
  };
}
