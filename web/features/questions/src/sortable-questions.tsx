import { moveQuestionEndpoint, questions } from '@reprise/contracts/catalogue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../kernel/i18n/problem-text';
import { type ListState, useMayCall } from '../../../kernel/store';
import { LiveRegion } from '../../../ui/live-region';
import { Notice } from '../../../ui/notice';
import { RemoveDialog } from '../../../ui/resource/remove-dialog';
import { useDragging } from '../../../ui/sort/use-dragging';
import type { QuestionRow } from './question.types';
import { QuestionItem } from './question-item';
import styles from './questions.module.css';
import { useSorting } from './use-sorting';

const removable = {
  ...{ namespace: 'questions' as const, contract: questions },
  nameOf: ({ title }: QuestionRow) => title,
};
type Props = { categoryId: string; list: ListState<typeof questions.endpoints.list> };

/** Back office §2: "a sort tool moves a question one step or to the top or bottom", by buttons or by dragging. */
export function SortableQuestions({ categoryId, list }: Props) {
  const { t } = useTranslation('questions');
  const { t: shared } = useTranslation();
  const problemText = useProblemText();
  const maySort = useMayCall(moveQuestionEndpoint);
  const { sorted, move, problem } = useSorting(list.items, list.refresh);
  const [said, setSaid] = useState('');
  const [removing, setRemoving] = useState<QuestionRow>();
  const drag = useDragging((id, position) => move(id, { position }));
  return (
    <>
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      <ol className={styles['list']}>
        {sorted.map((question, at) => (
          <QuestionItem
            key={question.id}
            {...{ categoryId, question, at, of: sorted.length, maySort, drag }}
            onRemove={() => setRemoving(question)}
            onMove={(to) => {
              move(question.id, { to });
              setSaid(t(`moved.${to}`, { title: question.title }));
            }}
          />
        ))}
      </ol>
      {removing && (
        <RemoveDialog
          spec={removable}
          row={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => {
            setSaid(shared('resource.removed', { name: removing.title }));
            setRemoving(undefined);
            list.refresh();
          }}
        />
      )}
      <LiveRegion message={said} />
    </>
  );
}
