import { moveInOrder, type OrderMove } from '@reprise/contracts/kernel';
import { Checkbox } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../live-region';
import { MoveButtons } from '../sort/move-buttons';
import { useDragging } from '../sort/use-dragging';
import { orderOf } from './column-order';
import styles from './column-lines.module.css';

type Column = { key: string; title: string };
export type ColumnLinesProps = {
  columns: readonly Column[];
  /** Keys of the columns shown, in their order. */
  visible: readonly string[];
  onChoose: (keys: readonly string[]) => void;
};

const arrows: Readonly<Record<string, 'up' | 'down'>> = { ArrowUp: 'up', ArrowDown: 'down' };

/** The columns but the first, which names the row and stays: shown, hidden and moved by buttons, Alt + arrows or dragging. */
export function ColumnLines({ columns, visible, onChoose }: ColumnLinesProps) {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const titles = new Map(columns.map(({ key, title }) => [key, title]));
  const [first = '', ...order] = orderOf(columns, visible);
  const shown = visible.slice(1);
  const toggle = (key: string): void =>
    onChoose([first, ...order.filter((each) => shown.includes(each) !== (each === key))]);
  const move = (key: string, to: OrderMove): void => {
    const moved = moveInOrder(shown, key, to);
    if (moved.join() === shown.join()) return;
    onChoose([first, ...moved]);
    const place = { title: titles.get(key), at: moved.indexOf(key) + 2, of: visible.length };
    setSaid(t('list.column-moved', place));
  };
  const dragOf = useDragging((key, position) => move(key, { position }));
  const onKeyDown = (key: string) => (event: KeyboardEvent) => {
    const to = event.altKey ? arrows[event.key] : undefined;
    if (!to) return;
    event.preventDefault();
    move(key, { to });
  };
  return (
    <>
      <ul className={styles['lines']}>
        {order.map((key) => {
          const title = titles.get(key) ?? key;
          const at = shown.indexOf(key);
          return (
            <li key={key} onKeyDown={onKeyDown(key)} {...(at >= 0 && dragOf(key, at))}>
              <Checkbox checked={at >= 0} onChange={() => toggle(key)}>
                {title}
              </Checkbox>
              {at >= 0 && (
                <span className={styles['moves']}>
                  <MoveButtons
                    {...{ at, of: shown.length, moves: ['up', 'down'], size: 'small' }}
                    nameOf={(to) => t(to === 'up' ? 'list.column-up' : 'list.column-down', { title })}
                    onMove={(to) => move(key, { to })}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles['help']}>{t('list.column-help')}</p>
      <LiveRegion message={said} />
    </>
  );
}
