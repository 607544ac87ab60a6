import { readItemHistory } from '@reprise/contracts/item';
import { useTranslation } from 'react-i18next';
import { useMayCall, useRecord } from '../../../kernel/store';
import { DateTime } from '../../../ui/date-time';
import { sentenceOf } from '../../../ui/file/event.texts';
import { useActorText } from '../../../ui/file/use-actor-text';
import { useAccount } from '../../../ui/resource/use-account';

/** What brought the item into its status, who did it and when: it may have been a colleague a moment ago. */
export function ChangedBy({ itemId }: { itemId: string }) {
  const { t: words, i18n } = useTranslation(['events', 'enums']);
  const actorText = useActorText();
  const { currency } = useAccount();
  const may = useMayCall(readItemHistory);
  const { value } = useRecord(readItemHistory, may ? { params: { id: itemId } } : undefined);
  const entry = value?.entries.findLast(({ status }) => status);
  if (!entry) return null;
  return (
    <p>
      {sentenceOf(entry, currency, words, i18n.language)} · {actorText(entry)} ·{' '}
      <DateTime value={entry.at} format="exact" />
    </p>
  );
}
