import { readBuybackTimeline } from '@reprise/contracts/buyback';
import { toldOf } from '@reprise/contracts/events';
import type { Currency } from '@reprise/contracts/kernel';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../kernel/store';
import { ErrorState } from '../error-state';
import { TextSkeleton } from '../skeletons';
import { Timeline } from '../timeline';
import { detailOf, sentenceOf } from './event.texts';
import { Panel } from './facts';
import { useActorText } from './use-actor-text';

/** What happened to a product from its declaration on, newest first: who, when, what. Follows its changes. */
type Props = {
  id: string;
  currency: Currency;
  aside?: ReactNode;
  /** ISO time: nothing later is told. */ until?: string;
};

export function FileTimeline({ id, currency, aside, until }: Props) {
  const { t, i18n } = useTranslation('file');
  const { t: words } = useTranslation(['events', 'enums']);
  const actorText = useActorText();
  const [all, setAll] = useState(false);
  const record = useRecord(readBuybackTimeline, { params: { id } });
  const known = record.value !== undefined;
  const told = record.value?.entries ?? [];
  const entries = told.filter(({ at }) => !until || Date.parse(at) <= Date.parse(until)).reverse();
  const shown = all
    ? entries
    : entries.filter(({ type, comment }) => comment || toldOf(type)?.look !== 'minor');
  const hidden = entries.length - shown.length;
  return (
    <Panel title={t('timeline.title')} aside={aside} testId="buyback-timeline">
      {record.problem && !known && <ErrorState problem={record.problem} onRetry={record.refresh} />}
      {!record.problem && !known && <TextSkeleton lines={6} />}
      {known && (
        <Timeline
          label={t('timeline.title')}
          entries={shown.map((entry) => {
            const look = toldOf(entry.type)?.look ?? 'plain';
            return {
              id: entry.id,
              at: entry.at,
              title: sentenceOf(entry, currency, words, i18n.language),
              by: actorText(entry),
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
