import type { orderMoves } from '@reprise/contracts/kernel';
import { Button } from 'antd';
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

/** Moves one line of a sorted list; a move that would change nothing is not offered. */
export function MoveButtons({ at, of, moves, nameOf, onMove, size }: Props) {
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
      onClick={() => onMove(to)}
    />
  ));
}
