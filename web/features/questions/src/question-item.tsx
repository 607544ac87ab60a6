import { questions } from '@reprise/contracts/catalogue';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMayCall } from '../../../kernel/store';
import { Icon } from '../../../ui/icon';
import { useEffectText } from '../../../ui/preview/use-effect-text';
import { type Move, MoveButtons } from '../../../ui/sort/move-buttons';
import type { useDragging } from '../../../ui/sort/use-dragging';
import type { QuestionRow } from './question.types';
import { editPath } from './questions.paths';
import styles from './questions.module.css';

type Props = {
  categoryId: string;
  question: QuestionRow;
  at: number;
  of: number;
  maySort: boolean;
  drag: ReturnType<typeof useDragging>;
  onMove: (to: Move) => void;
  onRemove: () => void;
};
const shown: readonly Move[] = ['top', 'up', 'down', 'bottom'];

/** One question with its answers and their effects; dragged by its row, moved by its buttons. */
export function QuestionItem({ categoryId, question, at, of, maySort, drag, onMove, onRemove }: Props) {
  const { t } = useTranslation('questions');
  const effectText = useEffectText();
  const mayChange = useMayCall(questions.endpoints.update);
  const mayRemove = useMayCall(questions.endpoints.remove);
  const { title, answers, id } = question;
  return (
    <li className={styles['item']} {...(maySort && drag(id, at))}>
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
        {maySort && (
          <MoveButtons {...{ at, of, moves: shown, onMove }} nameOf={(to) => t(`move.${to}`, { title })} />
        )}
        {mayRemove && (
          <Button
            type="text"
            danger
            aria-label={t('remove', { title })}
            title={t('remove', { title })}
            icon={<Icon name="trash" size={16} />}
            onClick={onRemove}
          />
        )}
      </div>
    </li>
  );
}
