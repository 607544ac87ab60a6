import { type BuybackRow, cancelBuyback, readBuyback } from '@reprise/contracts/buyback';
import { call, cancel, delay, fork, put, race, take } from 'redux-saga/effects';
import type { Task } from 'redux-saga';
import { isUndecided, problemOf } from '../../../../kernel/api';
import { newId } from '../../../../kernel/new-id';
import { send, topicsTold } from '../../../../kernel/store';
import {
  cancelFailed,
  cancelLeft,
  type CancelOrder,
  cancelOrdered,
  cancelPending,
  cancelRefused,
  cancelSucceeded,
} from './cancel.slice';

/** How often the buyback is looked at while the payment's answer is awaited, in milliseconds. */
const lookEvery = 2000;

type Outcome = 'cancelled' | 'failed' | 'pending';
const outcomeOf = ({ status, cancellation }: BuybackRow): Outcome => {
  if (status === 'bb_cancelled') return 'cancelled';
  return cancellation === 'failed' ? 'failed' : 'pending';
};

function* order(id: string, { reason, comment }: CancelOrder, force: boolean, idempotencyKey: string) {
  const body = { reason, force, ...(comment ? { comment } : {}) };
  try {
    const { value } = yield* send(cancelBuyback, { params: { id }, body }, { idempotencyKey });
    return outcomeOf(value);
  } catch (error) {
    // An expected outcome, not an error: the payment was made, and only force is left.
    if (!force && problemOf(error).code === 'payment-not-cancellable') return 'failed';
    throw error;
  }
}

const isNewsOf = (id: string, topics: readonly string[] | undefined): boolean =>
  topics?.some((topic) => topic.endsWith(`/${id}`)) ?? true;

/** Polls every two seconds, and at once when the server announces a change. Waits for a lost network. */
function* follow(id: string) {
  while (true) {
    yield race([delay(lookEvery), take((a: unknown) => topicsTold.match(a) && isNewsOf(id, a.payload))]);
    try {
      const { value } = yield* send(readBuyback, { params: { id } });
      const outcome = outcomeOf(value);
      if (outcome !== 'pending') return outcome;
    } catch (error) {
      if (problemOf(error).code !== 'network-unreachable') throw error;
    }
  }
}

/** Request → pending → cancelled, or failed with force offered (customer journey §4). */
function* run({ payload }: ReturnType<typeof cancelOrdered>, key: string) {
  const { id, force } = payload;
  try {
    let outcome: Outcome = yield call(order, id, payload.order, force, key);
    if (outcome === 'pending') {
      yield put(cancelPending({ id, force }));
      outcome = yield call(follow, id);
    }
    yield put(outcome === 'cancelled' ? cancelSucceeded({ id }) : cancelFailed({ id }));
    return undefined;
  } catch (error) {
    const problem = problemOf(error);
    yield put(cancelRefused({ id, problem }));
    return isUndecided(problem) ? key : undefined;
  }
}

/** One run a buyback. A try whose answer was lost keeps its key, so that the next press is the same act. */
function* cancelSaga() {
  const running = new Map<string, Task<string | undefined>>();
  const keys = new Map<string, { said: string; key: string }>();
  while (true) {
    const action: ReturnType<typeof cancelOrdered> | ReturnType<typeof cancelLeft> = yield take([
      cancelOrdered.type,
      cancelLeft.type,
    ]);
    const { id } = action.payload;
    const task = running.get(id);
    if (cancelLeft.match(action)) {
      if (task) yield cancel(task);
      running.delete(id);
    } else if (!task?.isRunning()) {
      const said = JSON.stringify(action.payload);
      const known = keys.get(id);
      const lost = task?.result() !== undefined && known?.said === said;
      const key = lost && known ? known.key : newId();
      keys.set(id, { said, key });
      running.set(id, yield fork(run, action, key));
    }
  }
}

export const sagas = [cancelSaga];
