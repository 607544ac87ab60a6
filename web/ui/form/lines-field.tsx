import { Button } from 'antd';
import type { Key, ReactNode } from 'react';
import { Icon } from '../icon';
import styles from './lines.module.css';

type Props<Line> = {
  id?: string;
  lines: readonly Line[];
  /** The line that is added. */
  fresh: Line;
  /** How many there may be; with none given, as many as wanted. */
  most?: number;
  words: { add: string; remove: (place: number) => string };
  keyOf?: (line: Line, at: number) => Key;
  onChange: (lines: readonly Line[]) => void;
  /** The controls of one line; `put` replaces it. */
  children: (line: Line, at: number, put: (line: Line) => void) => ReactNode;
};

/** A list of lines in an order, with a button that adds one and one on each that removes it. */
export function LinesField<Line>({ id, lines, fresh, most, words, keyOf, onChange, children }: Props<Line>) {
  return (
    <ol id={id} className={styles['lines']}>
      {lines.map((line, at) => (
        <li key={keyOf?.(line, at) ?? at} className={styles['line']}>
          {children(line, at, (next) => onChange(lines.map((each, place) => (place === at ? next : each))))}
          <Button
            type="text"
            aria-label={words.remove(at + 1)}
            icon={<Icon name="trash" size={16} />}
            onClick={() => onChange(lines.filter((_each, place) => place !== at))}
          />
        </li>
      ))}
      {(most === undefined || lines.length < most) && (
        <li>
          <Button icon={<Icon name="plus" size={16} />} onClick={() => onChange([...lines, fresh])}>
            {words.add}
          </Button>
        </li>
      )}
    </ol>
  );
}
