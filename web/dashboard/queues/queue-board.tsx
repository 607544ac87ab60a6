import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { permissionsOfSession } from '../../kernel/session';
import { useAppSelector, useList } from '../../kernel/store';
import { Board, BoardTile } from '../../ui/board/board';
import { callOf, type Queue, queuesOn, urlOf } from './queues';

/** What waits for this person, the same numbers as the lists behind them. */
export function QueueBoard() {
  const { t } = useTranslation();
  const held = useAppSelector((s) => permissionsOfSession(s.session));
  const [queues] = useState(() => queuesOn(new Date().toISOString().slice(0, 10)));
  const mine = queues.filter(({ permission }) => held.includes(permission));
  if (mine.length === 0) return null;
  return (
    <Board id="queues" title={t('home.queues')}>
      {mine.map((queue) => (
        <QueueTile key={queue.key} queue={queue} />
      ))}
    </Board>
  );
}

function QueueTile({ queue }: { queue: Queue }) {
  const { t } = useTranslation();
  const { key, icon, oldestBy, urgent, sum } = queue;
  const { items, total, sums } = useList(queue.endpoint, callOf(queue), { shared: true });
  const [first] = items as readonly Partial<Record<NonNullable<Queue['oldestBy']>, string>>[];
  return (
    <BoardTile
      testId={`queues-${key}`}
      label={t(`home.queue.${key}`)}
      to={urlOf(queue)}
      {...{ icon, urgent, count: total, amounts: sums, since: oldestBy && first?.[oldestBy] }}
      tells={{ amount: sum !== undefined, age: oldestBy !== undefined }}
    />
  );
}
