import { readBuybackTimeline } from '@reprise/contracts/buyback';
import { readItem } from '@reprise/contracts/item';
import type { CallOf, EndpointSpec, ReplyOf } from '@reprise/contracts/kernel';
import { call, put, select, takeEvery } from 'redux-saga/effects';
import { type AppProblem, isUndecided, problemOf } from '../../../kernel/api';
import { newId } from '../../../kernel/new-id';
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

const traced = ({ act, itemId, code, place }: Asked, rest: Partial<TraceEntry>): TraceEntry => ({
  id: newId(),
  at: new Date().toISOString(),
  outcome: 'done',
  act,
  itemId,
  code,
  place,
  ...rest,
});

/** Nothing where it cannot be read: the refusal is shown all the same. */
function* ifReadable<E extends EndpointSpec>(
  endpoint: E,
  parts: CallOf<E>,
): Generator<unknown, ReplyOf<E> | undefined, unknown> {
  try {
    return (yield* send(endpoint, parts)).value;
  } catch {
    return undefined;
  }
}

/** The item as somebody else left it, and what was done to it last; it shares the history of its buyback. */
function* asLeft(id: string) {
  const item = yield* ifReadable(readItem, { params: { id } });
  const history = yield* ifReadable(readBuybackTimeline, { params: { id } });
  return { item, last: history?.entries.findLast(({ subject }) => subject === 'item') };
}

function* refused(asked: Asked, problem: AppProblem, idempotencyKey: string) {
  const conflict = problem.status === 409 || problem.status === 412;
  const left = conflict ? yield* asLeft(asked.itemId) : {};
  const undecided = isUndecided(problem) ? idempotencyKey : undefined;
  yield put(actSettled({ entry: traced(asked, { outcome: 'refused', problem, ...left }), undecided }));
}

function* act({ payload }: ReturnType<typeof actRequested>) {
  const key = actKey(payload);
  const { running, undecided }: ItemActsState = yield select((s: WithItemActs) => s.itemActs);
  if (running[key]) return;
  const idempotencyKey = undecided[key] ?? newId();
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
