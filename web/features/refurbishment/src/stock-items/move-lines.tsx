import type { moveItems } from '@reprise/contracts/item';
import type { ReplyOf } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../../ui/tag';
import styles from '../refurbishment.module.css';

type Line = ReplyOf<typeof moveItems>['lines'][number];
type Props = {
  items: readonly { id: string; identificationNumber: string }[];
  lines: readonly Line[];
  done: boolean;
};
const looks = {
  moved: { family: 'green', icon: 'check-circle' },
  unchanged: { family: 'grey', icon: 'minus' },
  refused: { family: 'red', icon: 'cross-circle' },
} as const;

/** One line for each item: it moves, it lies there already, or why it stays. */
export function MoveLines({ items, lines, done }: Props) {
  const { t } = useTranslation(['stock-items', 'problems']);
  const results = done ? 'done' : 'preview';
  return (
    <ul className={styles['results']} aria-live="polite" data-testid="move-lines">
      {lines.map(({ itemId, result, problem }) => (
        <li key={itemId} className={styles['line']}>
          <span className="code">{items.find(({ id }) => id === itemId)?.identificationNumber}</span>
          <Tag {...looks[result]} status={result}>
            {t(`stock-items:move.${results}.${result}`)}
          </Tag>
          {problem && <span className={styles['soft']}>{t(`problems:${problem}`)}</span>}
        </li>
      ))}
    </ul>
  );
}
