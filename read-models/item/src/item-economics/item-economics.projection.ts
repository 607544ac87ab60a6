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
import { knownRow, projection, type Changes, type RowContent } from '@reprise/read-kernel';
import { workOf } from './item-work.rules';
import { declaredItem, ofProduct, type ItemEconomicsRow } from './item-economics.row';

type Heard = BuybackEvent | ItemEvent;
type Content = RowContent<ItemEconomicsRow>;

const dayOf = ({ time }: RecordedEvent): string => time.slice(0, 10);

/** The row with what follows from its status, its steps and its price. */
function settled({ work: _work, spent: _spent, ...row }: Content): Content {
  const { purchasePrice, plannedCost } = row;
  const work = workOf(row);
  const spent = purchasePrice === undefined ? {} : { spent: purchasePrice + plannedCost };
  return { ...row, ...(work ? { work } : {}), ...spent };
}

/** From the first stock until it is in none; moves between stocks are not a beginning. */
function placed(row: ItemEconomicsRow, event: RecordedEvent<ItemEvent>): Content {
  const status = itemStatusAfter(event) ?? row.status;
  const stockId = stockAfter(event);
  if (stockId === undefined) return settled({ ...row, status });
  const { stockId: _left, stockedAt = event.time, ...rest } = row;
  return settled(stockId === null ? { ...rest, status } : { ...rest, status, stockId, stockedAt });
}

const costed = (row: Content, steps: readonly RefurbStepState[]): Content =>
  settled({ ...row, steps, ...stepCosts(steps) });

const acted = (row: ItemEconomicsRow, event: RecordedEvent<RefurbStepAct>): Content =>
  costed(placed(row, event), stepsAfter(row.steps, event));

const followers: Changes<ItemEconomicsRow, ItemEvent> = Object.fromEntries(
  (Object.keys(itemEvents.schemas) as ItemEvent['type'][]).map((type) => [type, placed]),
);

type Priced = Extract<BuybackEvent, { type: 'BuybackRediagnosed' | 'BuybackRequoted' }>;
const repriced = (row: ItemEconomicsRow, { data: { price } }: RecordedEvent<Priced>): Content => ({
  ...row,
  state: price.state,
  declaredPrice: price.total,
});

const changes: Changes<ItemEconomicsRow, Heard> = {
  ...followers,
  BuybackRediagnosed: repriced,
  BuybackRequoted: repriced,
  ItemControlled: (row, event) => {
    const { control, specification } = event.data;
    const { state, total } = control.price;
    const really = specification?.product ? ofProduct(specification.product) : {};
    const testedOn = dayOf(event);
    return { ...placed(row, event), ...really, state, controlledPrice: total, testedOn };
  },
  BuybackCompleted: (row, { data }) => settled({ ...row, purchasePrice: data.validatedPrice }),
  DiagnosisSummarised: (row, { data: { steps } }) => costed(row, steps.map(toDo)),
  // Other answers may ask for other steps: the summary is made again.
  DiagnosisAnswered: (row) => costed(row, []),
  DiagnosisFinalised: (row, event) => ({
    ...placed({ ...row, refurbishedFrom: event.time }, event),
    diagnosedOn: dayOf(event),
    ...(event.data.status === 'item_refurb_completed' ? { refurbishedOn: dayOf(event) } : {}),
  }),
  RefurbishmentCompleted: (row, event) => ({ ...placed(row, event), refurbishedOn: dayOf(event) }),
  ItemSold: (row, event) => {
    const { price } = event.data;
    return { ...placed(row, event), ...(price === undefined ? {} : { soldPrice: price }) };
  },
  RefurbStepPlanned: (row, { data }) => costed(row, [...row.steps, toDo(data.step)]),
  RefurbStepStarted: acted,
  RefurbStepPaused: acted,
  RefurbStepResumed: acted,
  RefurbStepCompleted: acted,
  RefurbStepCanceled: acted,
};

const orders = (listItemsInStock.list?.order ?? []).filter((order) => order !== 'stockedAt');

/** "What has each item cost, what will it still cost, and how long has it been here?" */
export const itemEconomics = projection<ItemEconomicsRow, Heard>({
  name: 'item_economics_v1',
  collection: {
    counted: ['buyerAccountId', 'accountId', 'warehouseId', 'stockId', 'status'],
    indexes: [
      { fields: ['buyerAccountId', 'stockedAt'], sparse: 'stockId' },
      { fields: ['buyerAccountId', 'warehouseId', 'stockedAt'], sparse: 'stockId' },
      { fields: ['buyerAccountId', 'stockId', 'stockedAt'], sparse: 'stockId' },
      // Every other order that the list of items in stock offers: an account's, and a warehouse's own.
      ...orders.flatMap((order) => [
        { fields: ['buyerAccountId', order], sparse: 'stockId' },
        { fields: ['buyerAccountId', 'warehouseId', order], sparse: 'stockId' },
      ]),
      { fields: ['buyerAccountId', 'status', 'work.sinceOn'], sparse: 'work' },
      { fields: ['buyerAccountId', 'status', 'productId', 'state', 'spent'], sparse: 'stockId' },
      ...['testedOn', 'diagnosedOn', 'refurbishedOn'].map((day) => ({
        ...{ fields: ['buyerAccountId', day], sparse: day },
      })),
      // The list of what was tested, by what came after the test.
      { fields: ['buyerAccountId', 'diagnosedOn'], sparse: 'testedOn' },
      { fields: ['buyerAccountId', 'refurbishedOn'], sparse: 'testedOn' },
      // By fewer terms a list would be walked through in its order until one number is found.
      { fields: ['buyerAccountId', 'identificationNumber', 'stockedAt'], sparse: 'stockId' },
      {
        fields: ['buyerAccountId', 'warehouseId', 'identificationNumber', 'stockedAt'],
        sparse: 'stockId',
      },
    ],
  },
  handlers: {
    BuybackDeclared: (_row, event, key) => declaredItem(event, key),
    ...knownRow<ItemEconomicsRow, Heard>(changes, (event) => ({ updatedAt: event.time })),
  },
});
