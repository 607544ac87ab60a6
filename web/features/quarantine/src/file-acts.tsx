import { type ItemRow, readItem } from '@reprise/contracts/item';
import { useProblemText } from '../../../kernel/i18n';
import type { FileActsProps } from '../../../kernel/routing';
import { useRecord } from '../../../kernel/store';
import { Notice } from '../../../ui/notice';
import { ActDialog } from './act-dialog';
import { useItemActs } from './use-item-acts';

/** Mail and loss are acts of the buyback too, which offers them. */
const acts = [
  ...(['release', 'return-transport', 'label', 'hand-over'] as const),
  ...(['found', 'reintegrate', 'return', 'hand-back'] as const),
];

/** What can be done with the item of a found file: the row actions of the lists of items. */
export default function ItemFileActs({ id, children }: FileActsProps) {
  const { value: item, problem } = useRecord(readItem, { params: { id } });
  return item ? <Acts item={item}>{children}</Acts> : children(problem && []);
}

function Acts({ item, children }: { item: ItemRow } & Pick<FileActsProps, 'children'>) {
  const problemText = useProblemText();
  const { rowActions, question, ask, file } = useItemActs(acts);
  const possible = rowActions.filter(({ shown, disabledReason }) => shown?.(item) && !disabledReason?.(item));
  return (
    <>
      {file.problem && <Notice family="red">{problemText(file.problem)}</Notice>}
      {children(
        possible.map(({ key, label, icon = 'arrow-right', onPress }) => ({
          ...{ key: `item-${key}`, label, icon, onPress: () => onPress(item) },
        })),
      )}
      <ActDialog question={question} onClose={() => ask(undefined)} />
    </>
  );
}
