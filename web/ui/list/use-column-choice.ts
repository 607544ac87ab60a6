import { useCallback, useState } from 'react';
import { browserStorage } from '../../kernel/storage';

type Column = { key: string; hidden?: boolean };
const keyOf = (list: string): string => `columns:${list}`;

function stored(list: string): string[] | null {
  const value = browserStorage.read(keyOf(list));
  return Array.isArray(value) ? value.filter((v): v is string => typeof v === 'string') : null;
}

/** Which columns are shown; the first one always is, because it names the row. */
export function useColumnChoice(list: string, columns: readonly Column[]) {
  const [shown, setShown] = useState(
    () => stored(list) ?? columns.filter((c) => !c.hidden).map((c) => c.key),
  );
  const choose = useCallback(
    (keys: readonly string[]) => {
      browserStorage.write(keyOf(list), keys);
      setShown([...keys]);
    },
    [list],
  );
  const visible = columns
    .filter((column, index) => index === 0 || shown.includes(column.key))
    .map((c) => c.key);
  return { visible, choose };
}
