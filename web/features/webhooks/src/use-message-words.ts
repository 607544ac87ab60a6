import { nameOf } from '@reprise/contracts/events';
import { useTranslation } from 'react-i18next';

/** `reprise.item.ItemMoved.v1` as text: what happened, worded as in histories. A message that only a newer server knows is shown by its name. */
export function useMessageWords(): (message: string) => string {
  const { t } = useTranslation('events');
  return (message) => {
    const type = message.split('.')[2] ?? message;
    return nameOf(t(`sentence.${type}`, { defaultValue: type, skipInterpolation: true }));
  };
}
