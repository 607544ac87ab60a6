import { toldOf } from '@reprise/contracts/events';
import { type ItemHistoryEntry, readItemHistory } from '@reprise/contracts/item';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../../kernel/store';
import { ErrorState } from '../../../../ui/error-state';
import { sentenceOf } from '../../../../ui/file/event.texts';
import { useActorText } from '../../../../ui/file/use-actor-text';
import { Panel } from '../../../../ui/file/facts';
import { useAccount } from '../../../../ui/resource/use-account';
import { TextSkeleton } from '../../../../ui/skeletons';
import { Timeline } from '../../../../ui/timeline';
import { StockName } from '../stock-name';

/** Who did what to the item and when, newest first, with its status and stock before and after. */
export function HistoryTab({ id }: { id: string }) {
  const { t, i18n } = useTranslation('stock-items');
  const actorText = useActorText();
  const { t: words } = useTranslation(['events', 'enums']);
  const { currency } = useAccount();
  const { value, problem, refresh } = useRecord(readItemHistory, { params: { id } });
  if (problem && !value) return <ErrorState problem={problem} onRetry={refresh} />;
  if (!value) return <TextSkeleton lines={6} />;
  const entries = [...value.entries].reverse().map((entry) => {
    const look = toldOf(entry.type)?.look ?? 'plain';
    return {
      ...{ id: entry.id, at: entry.at, title: sentenceOf(entry, currency, words, i18n.language) },
      by: actorText(entry),
      detail: <Changes entry={entry} />,
      ...(look === 'plain' || look === 'minor' ? {} : { status: look }),
    };
  });
  return (
    <Panel title={t('tab.history')} testId="item-history">
      <Timeline label={t('tab.history')} entries={entries} />
    </Panel>
  );
}

function Changes({ entry: { status, stockId } }: { entry: ItemHistoryEntry }) {
  const { t } = useTranslation('enums');
  const named = (each: NonNullable<typeof status>['after']) => (each ? t(`status.${each}`) : '–');
  return (
    <>
      {status && <div>{`${named(status.before)} → ${named(status.after)}`}</div>}
      {stockId && (
        <div>
          <StockName id={stockId.before} /> → <StockName id={stockId.after} />
        </div>
      )}
    </>
  );
}
