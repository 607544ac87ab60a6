import { type BuybackRow, buybackRowSchema } from '@reprise/contracts/buyback';
import type { PathsOf } from '@reprise/contracts/kernel';
import { getAt } from '../../../../kernel/forms/values';
import { useFieldWords } from '../../../../kernel/i18n';
import { RowValue } from '../../../../ui/list/row-value';
import { Fact } from '../../../../ui/file/facts';

/** Fields of a file by name, those that it has. */
export function FieldFacts({ row, fields }: { row: BuybackRow; fields: readonly PathsOf<BuybackRow>[] }) {
  const words = useFieldWords();
  return fields
    .filter((field) => (getAt(row, field) ?? '') !== '')
    .map((field) => (
      <Fact key={field} term={words.label(field)}>
        <RowValue row={row} of={buybackRowSchema} field={field} />
      </Fact>
    ));
}
