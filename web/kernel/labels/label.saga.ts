import { probeShippingLabel } from '@reprise/contracts/buyback';
import { call, delay, put, race, take, takeEvery } from 'redux-saga/effects';
import { ProblemError } from '../api';
import { send } from '../store';
import { labelAnswered, labelAwaited, labelLeft, type LabelState } from './labels.slice';

/** Milliseconds before each check: "3 s, 5 s, 10 s, then 15 s" (customer journey §4). */
const labelWaits = [3000, 5000, 10_000, 15_000] as const;

type Asked = ReturnType<typeof labelAwaited>['payload'];

function* check({ id, token }: Asked): Generator<unknown, LabelState> {
  try {
    yield* send(probeShippingLabel, { params: { id }, query: { token } });
    return 'ready';
  } catch (error) {
    const status = error instanceof ProblemError ? error.problem.status : 0;
    // A lost network is not an answer: the next check may get one.
    return status === 404 ? 'not-expected' : 'waiting';
  }
}

function* poll(asked: Asked) {
  for (const wait of labelWaits) {
    yield delay(wait);
    const label: LabelState = yield call(check, asked);
    if (label === 'waiting') continue;
    yield put(labelAnswered({ id: asked.id, label }));
    return;
  }
  yield put(labelAnswered({ id: asked.id, label: 'not-available' }));
}

const leaves = (id: string) => (action: { type: string; payload?: { id?: string } }) =>
  action.type === labelLeft.type && action.payload?.id === id;

function* awaitLabel({ payload }: ReturnType<typeof labelAwaited>) {
  yield race([call(poll, payload), take(leaves(payload.id))]);
}

/** Polls for a label until it is ready; leaving the page stops the polling, not the label. */
export function* labelSaga() {
  yield takeEvery(labelAwaited.type, awaitLabel);
}
