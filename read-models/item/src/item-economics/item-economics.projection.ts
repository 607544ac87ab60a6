import type { BuybackEvent } from '@reprise/contracts/buyback';
import {
  itemEvents,
  itemStatusAfter,
  listItemsInStock,
  stepCosts,
  stepsAfter,
  stockAfter,
  toDo,
  type ItemEvent,
  type RefurbStepAct,
  type RefurbStepState,
} from '@reprise/contracts/item';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import { codeIndexes, knownRow, projection, type Changes, type RowContent } from '@reprise/read-kernel';
import { declaredItem, ofProduct, type ItemEconomicsRow } from './item-economics.row';

type Heard = BuybackEvent | ItemEvent;
type Content = RowContent<ItemEconomicsRow>;

/** From the first stock until it is in none; moves between stocks are not a beginning. */
function placed(row: ItemEconomicsRow, event: RecordedEvent<ItemEvent>): Content {
  const status = itemStatusAfter(event) ?? row.status;
  const stockId = stockAfter(event);
  if (stockId === undefined) return { ...row, status };
  const { stockId: _left, stockedAt = event.time, ...rest } = row;
  return stockId === null ? { ...rest, status } : { ...rest, status, stockId, stockedAt };
}

const costed = (row: Content, steps: readonly RefurbStepState[]): Content => ({
  ...row,
  steps,
  ...stepCosts(steps),
});

const acted = (row: ItemEconomicsRow, event: RecordedEvent<RefurbStepAct>): Content =>
  costed(placed(row, event), stepsAfter(row.steps, event));

const followers: Changes<ItemEconomicsRow, ItemEvent> = Object.fromEntries(
  (Object.keys(itemEvents.schemas) as ItemEvent['type'][]).map((type) => [type, placed]),
);

const changes: Changes<ItemEconomicsRow, Heard> = {
  ...followers,
  BuybackRediagnosed: (row, { data: { price } }) => ({
    ...row,
    state: price.state,
    declaredPrice: price.total,
  }),
  ItemControlled: (row, event) => {
    const { control, specification } = event.data;
    const { state, total } = control.price;
    const really = specification?.product ? ofProduct(specification.product) : {};
    return { ...placed(row, event), ...really, state, controlledPrice: total };
  },
  BuybackCompleted: (row, { data }) => ({ ...row, purchasePrice: data.validatedPrice }),
  DiagnosisSummarised: (row, { data: { steps } }) => costed(row, steps.map(toDo)),
  // Other answers may ask for other steps: the summary is made again.
  DiagnosisAnswered: (row) => costed(row, []),
  DiagnosisFinalised: (row, event) => ({ ...placed(row, event), refurbishedFrom: event.time }),
  RefurbStepPlanned: (row, { data }) => costed(row, [...row.steps, toDo(data.step)]),
  RefurbStepStarted: acted,
  RefurbStepPaused: acted,
  RefurbStepResumed: acted,
  RefurbStepCompleted: acted,
  RefurbStepCanceled: acted,
};

/** "What has each item cost, what will it still cost, and how long has it been here?" */
export const itemEconomics = projection<ItemEconomicsRow, Heard>({
  name: 'item_economics_v1',
  collection: {
    counted: ['buyerAccountId', 'accountId', 'warehouseId', 'stockId', 'status'],
    indexes: [
      { fields: ['buyerAccountId', 'stockedAt'], sparse: 'stockId' },
      { fields: ['buyerAccountId', 'warehouseId', 'stockedAt'], sparse: 'stockId' },
      { fields: ['buyerAccountId', 'stockId', 'stockedAt'], sparse: 'stockId' },
      ...codeIndexes(listItemsInStock),
    ],
  },
  handlers: {
    BuybackDeclared: (_row, event, key) => declaredItem(event, key),
    ...knownRow<ItemEconomicsRow, Heard>(changes, (event) => ({ updatedAt: event.time })),
  },
});
