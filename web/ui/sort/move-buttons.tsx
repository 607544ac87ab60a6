import type { orderMoves } from '@reprise/contracts/kernel';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { Icon } from '../icon';

export type Move = (typeof orderMoves)[number];
const icons = { top: 'chevron-up', up: 'arrow-up', down: 'arrow-down', bottom: 'chevron-down' } as const;

type Props = {
  /** The line's place, counted from 0, and how many there are. */
  at: number;
  of: number;
  moves: readonly Move[];
  nameOf: (move: Move) => string;
  onMove: (move: Move) => void;
  size?: 'small';
};

/** The focus goes along in sight. A button that moved its line to an end can do no more: another of the line has it. */
function usePressed(at: number) {
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = pressed;
    if (!current) return;
    pressed.current = null;
    const other = current.matches(':disabled') && current.parentElement?.querySelector('button:enabled');
    const next = other instanceof HTMLElement ? other : current;
    next.focus({ preventScroll: true });
    // Texts beside it find their heights first.
    requestAnimationFrame(() => next.scrollIntoView?.({ block: 'nearest' }));
  }, [at]);
  return pressed;
}

/** Moves one line of a sorted list; a move that would change nothing is not offered. */
export function MoveButtons({ at, of, moves, nameOf, onMove, size }: Props) {
  const pressed = usePressed(at);
  const atEnd = (to: Move): boolean => (to === 'top' || to === 'up' ? at === 0 : at === of - 1);
  return moves.map((to) => (
    <Button
      key={to}
      type="text"
      {...(size && { size })}
      disabled={atEnd(to)}
      aria-label={nameOf(to)}
      title={nameOf(to)}
      icon={<Icon name={icons[to]} size={16} />}
      onClick={({ currentTarget }) => {
        pressed.current = currentTarget;
        onMove(to);
      }}
    />
  ));
}
