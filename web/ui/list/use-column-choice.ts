import { listColumnsEndpoints } from '@reprise/contracts/configuration';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { callEndpoint } from '../../kernel/api';
import { selectUser } from '../../kernel/session';
import { browserStorage } from '../../kernel/storage';
import { type AppStore, useAppSelector, useMayCall, useRecord } from '../../kernel/store';
import { visibleIn } from './column-order';

type Column = { key: string; hidden?: boolean };
/** Several people share the browser of a counter: each has his own columns. */
const keyOf = (list: string, userId: string): string => `columns:${userId}:${list}`;

function stored(list: string, userId: string): string[] | null {
  const value = browserStorage.read(keyOf(list, userId));
  return Array.isArray(value) ? value.filter((v): v is string => typeof v === 'string') : null;
}

/** Keeps choices one after the other, so that the last one stays. */
function useKeeping(list: string) {
  const { api } = useStore() as AppStore;
  const last = useRef(Promise.resolve<unknown>(undefined));
  return useCallback(
    (columns: string[]) => {
      const keep = () =>
        callEndpoint(api, listColumnsEndpoints.keep, { params: { list }, body: { columns } });
      // The browser has it too.
      last.current = last.current.then(keep).catch(() => undefined);
    },
    [api, list],
  );
}

/**
 * Which columns are shown, in their order; the first one always is, because it names the row. The server keeps the choice, so that it
 * is there in another browser; this browser's copy is shown until the server has answered.
 */
export function useColumnChoice(list: string, columns: readonly Column[]) {
  const userId = useAppSelector(selectUser)?.id ?? '';
  const isKept = useMayCall(listColumnsEndpoints.read);
  const { value } = useRecord(listColumnsEndpoints.read, isKept ? { params: { list } } : undefined, {
    once: true,
  });
  const kept = value?.columns;
  const keep = useKeeping(list);
  const [chosen, setChosen] = useState<readonly string[]>();
  const [copy] = useState(() => stored(list, userId));
  useEffect(() => {
    if (kept) browserStorage.write(keyOf(list, userId), kept);
  }, [kept, list, userId]);
  const choose = useCallback(
    (keys: readonly string[]) => {
      browserStorage.write(keyOf(list, userId), keys);
      setChosen([...keys]);
      if (isKept) keep([...keys]);
    },
    [list, userId, isKept, keep],
  );
  const shown = chosen ?? kept ?? copy ?? columns.filter((c) => !c.hidden).map((c) => c.key);
  return { visible: visibleIn(columns, shown), choose };
}
