import { useEffect, useState } from 'react';
import { permissionsOfSession } from '../../kernel/session';
import { useAppSelector, useList } from '../../kernel/store';
import { callOf, type Waiting, waitingOn } from './queues';
import type { Counted } from './waiting.rules';

type Props = { entries: readonly string[]; onCounted: (counted: Counted) => void };

/** Counts what waits for this person behind the entries of the menu, as long as it is shown. */
export default function WaitingCounts({ entries, onCounted }: Props) {
  const held = useAppSelector((s) => permissionsOfSession(s.session));
  const [queues] = useState(() => waitingOn(new Date().toISOString().slice(0, 10)));
  return queues
    .filter(({ permission, entry }) => held.includes(permission) && entries.includes(entry))
    .map((queue) => <WaitingCount key={queue.key} queue={queue} onCounted={onCounted} />);
}

function WaitingCount({ queue, onCounted }: { queue: Waiting } & Pick<Props, 'onCounted'>) {
  const { total } = useList(queue.endpoint, callOf(queue), { shared: true });
  const { entry, key } = queue;
  useEffect(() => {
    onCounted({ entry, key, count: total });
    return () => onCounted({ entry, key, count: undefined });
  }, [entry, key, onCounted, total]);
  return null;
}
