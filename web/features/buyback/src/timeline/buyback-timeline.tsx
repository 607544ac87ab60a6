import { type BuybackRow, readBuybackTimeline } from '@reprise/contracts/buyback';
import { toldOf } from '@reprise/contracts/events';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../../kernel/store';
import { ErrorState } from '../../../../ui/error-state';
import { TextSkeleton } from '../../../../ui/skeletons';
import { Timeline } from '../../../../ui/timeline';
import { Panel } from '../detail/facts';
import { detailOf, sentenceOf } from './event.texts';

/** What happened to a buyback, newest first: who, when, what. Follows the buyback's own changes. */
export function BuybackTimeline({ row }: { row: BuybackRow }) {
  const { t, i18n } = useTranslation(['buyback', 'enums']);
  const { t: words } = useTranslation(['events', 'enums']);
  const [all, setAll] = useState(false);
  const record = useRecord(readBuybackTimeline, { params: { id: row.id } });
  const known = record.value !== undefined;
  const entries = [...(record.value?.entries ?? [])].reverse();
  const shown = all
    ? entries
    : entries.filter(({ type, comment }) => comment || toldOf(type)?.look !== 'minor');
  const hidden = entries.length - shown.length;
  return (
    <Panel title={t('panel.timeline')} testId="buyback-timeline">
      {record.problem && !known && <ErrorState problem={record.problem} onRetry={record.refresh} />}
      {!record.problem && !known && <TextSkeleton lines={6} />}
      {known && (
        <Timeline
          label={t('panel.timeline')}
          entries={shown.map((entry) => {
            const look = toldOf(entry.type)?.look ?? 'plain';
            return {
              id: entry.id,
              at: entry.at,
              title: sentenceOf(entry, row.currency, words, i18n.language),
              by: t(`enums:role.${entry.actorRole}`, { defaultValue: t('timeline.system') }),
              detail: detailOf(entry),
              ...(entry.comment ? { comment: entry.comment } : {}),
              ...(look === 'plain' || look === 'minor' ? {} : { status: look }),
            };
          })}
        />
      )}
      {(hidden > 0 || all) && (
        <Button type="link" size="small" onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? t('timeline.less') : t('timeline.more', { count: hidden })}
        </Button>
      )}
    </Panel>
  );
}
