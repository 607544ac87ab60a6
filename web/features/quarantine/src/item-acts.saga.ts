import { readBuybackTimeline } from '@reprise/contracts/buyback';
import { readItem } from '@reprise/contracts/item';
import { call, put, select, takeEvery } from 'redux-saga/effects';
import { type AppProblem, problemOf } from '../../../kernel/api';
import { send } from '../../../kernel/store';
import {
  actKey,
  actRequested,
  actSettled,
  actStarted,
  type Asked,
  itemActs,
  type ItemActEndpoint,
  type ItemActsState,
  type TraceEntry,
  type WithItemActs,
} from './item-acts.slice';

const unheard = ({ status }: AppProblem): boolean => status === 0;

const traced = ({ act, itemId, code, place }: Asked, rest: Partial<TraceEntry>): TraceEntry => ({
  id: crypto.randomUUID(),
  at: new Date().toISOString(),
  outcome: 'done',
  act,
  itemId,
  code,
  place,
  ...rest,
});

/** The state in which somebody else left the item. */
function* freshItem(itemId: string) {
  try {
    return (yield* send(readItem, { params: { id: itemId } })).value;
  } catch {
    return undefined;
  }
}

/** What was done to it last, and by whom; an item shares the history of its buyback. */
function* lastChange(itemId: string) {
  try {
    const { entries } = (yield* send(readBuybackTimeline, { params: { id: itemId } })).value;
    return entries.findLast(({ subject }) => subject === 'item');
  } catch {
    return undefined;
  }
}

function* refused(asked: Asked, problem: AppProblem, idempotencyKey: string) {
  const conflict = problem.status === 409 || problem.status === 412;
  const item: TraceEntry['item'] = conflict ? yield call(freshItem, asked.itemId) : undefined;
  const last: TraceEntry['last'] = conflict ? yield call(lastChange, asked.itemId) : undefined;
  const undecided = unheard(problem) ? idempotencyKey : undefined;
  yield put(actSettled({ entry: traced(asked, { outcome: 'refused', problem, item, last }), undecided }));
}

function* act({ payload }: ReturnType<typeof actRequested>) {
  const key = actKey(payload);
  const { running, undecided }: ItemActsState = yield select((s: WithItemActs) => s.itemActs);
  if (running[key]) return;
  const idempotencyKey = undecided[key] ?? crypto.randomUUID();
  yield put(actStarted({ key, idempotencyKey }));
  try {
    const parts = { params: { id: payload.itemId }, body: payload.body };
    const { value: item } = yield* send<ItemActEndpoint>(itemActs[payload.act], parts, { idempotencyKey });
    yield put(actSettled({ entry: traced(payload, { item }) }));
  } catch (error) {
    yield call(refused, payload, problemOf(error), idempotencyKey);
  }
}

export const sagas = [
  function* itemActsSaga() {
    yield takeEvery(actRequested, act);
  },
];
