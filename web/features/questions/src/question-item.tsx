import { type questionMoves, questions } from '@reprise/contracts/catalogue';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMayCall } from '../../../kernel/store';
import { Icon } from '../../../ui/icon';
import { useEffectText } from '../../../ui/preview/use-effect-text';
import type { QuestionRow } from './question.types';
import { editPath } from './questions.paths';
import styles from './questions.module.css';

type Move = (typeof questionMoves)[number];
type Props = {
  categoryId: string;
  question: QuestionRow;
  at: number;
  of: number;
  maySort: boolean;
  dragged: boolean;
  onDrag: () => void;
  onDrop: () => void;
  onMove: (to: Move) => void;
  onRemove: () => void;
};
const icons = { top: 'chevron-up', up: 'arrow-up', down: 'arrow-down', bottom: 'chevron-down' } as const;
const shown: readonly Move[] = ['top', 'up', 'down', 'bottom'];

/** One question with its answers and their effects; dragged by its row, moved by its buttons. */
export function QuestionItem({ categoryId, question, at, of, maySort, ...drag }: Props) {
  const { t } = useTranslation('questions');
  const effectText = useEffectText();
  const mayChange = useMayCall(questions.endpoints.update);
  const mayRemove = useMayCall(questions.endpoints.remove);
  const { title, answers, id } = question;
  const atEnd = (to: Move) => (to === 'top' || to === 'up' ? at === 0 : at === of - 1);
  return (
    <li
      className={styles['item']}
      data-dragged={drag.dragged}
      draggable={maySort}
      onDragStart={drag.onDrag}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drag.onDrop}
    >
      <div className={styles['words']}>
        <p className={styles['title']}>
          {at + 1}. {mayChange ? <Link to={editPath(categoryId, id)}>{title}</Link> : title}
        </p>
        <ul className={styles['answers']}>
          {answers.map((answer) => (
            <li key={answer.id}>
              {answer.name} <span className={styles['effect']}>{effectText(answer.effect)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles['moves']}>
        {maySort &&
          shown.map((to) => (
            <Button
              key={to}
              type="text"
              disabled={atEnd(to)}
              aria-label={t(`move.${to}`, { title })}
              title={t(`move.${to}`, { title })}
              icon={<Icon name={icons[to]} size={16} />}
              onClick={() => drag.onMove(to)}
            />
          ))}
        {mayRemove && (
          <Button
            type="text"
            danger
            aria-label={t('remove', { title })}
            title={t('remove', { title })}
            icon={<Icon name="trash" size={16} />}
            onClick={drag.onRemove}
          />
        )}
      </div>
    </li>
  );
}
