import { useCallback, useState } from 'react';
import { selectUser } from '../../kernel/session';
import { browserStorage } from '../../kernel/storage';
import { useAppSelector } from '../../kernel/store';

type Column = { key: string; hidden?: boolean };
/** Several people share the browser of a counter: each has his own columns. */
const keyOf = (list: string, userId: string): string => `columns:${userId}:${list}`;

function stored(list: string, userId: string): string[] | null {
  const value = browserStorage.read(keyOf(list, userId));
  return Array.isArray(value) ? value.filter((v): v is string => typeof v === 'string') : null;
}

/** Which columns are shown; the first one always is, because it names the row. */
export function useColumnChoice(list: string, columns: readonly Column[]) {
  const userId = useAppSelector(selectUser)?.id ?? '';
  const [shown, setShown] = useState(
    () => stored(list, userId) ?? columns.filter((c) => !c.hidden).map((c) => c.key),
  );
  const choose = useCallback(
    (keys: readonly string[]) => {
      browserStorage.write(keyOf(list, userId), keys);
      setShown([...keys]);
    },
    [list, userId],
  );
  const visible = columns
    .filter((column, index) => index === 0 || shown.includes(column.key))
    .map((c) => c.key);
  return { visible, choose };
}
