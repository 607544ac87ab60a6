import type { Task } from 'redux-saga';
import { call, cancel, fork, getContext, put, select, take, takeEvery } from 'redux-saga/effects';
import {
  type ApiClient,
  type ApiReply,
  type ApiRequest,
  clientProblem,
  ProblemError,
  problemOf,
  readCollection,
} from '../api';
import { listLeft, listReceived, listRefused, listRequested } from './lists.slice';
import { recordLeft, recordReceived, recordRefused, recordRequested } from './records.slice';
import {
  submissionAccepted,
  submissionRefused,
  submissionRequested,
  submissionSent,
  type SubmissionState,
} from './submissions.slice';

/** Sends a request from any saga; a cancelled saga aborts it. @throws ProblemError */
export function* send(request: ApiRequest): Generator<unknown, ApiReply, never> {
  const api: ApiClient = yield getContext('api') as never;
  const control = new AbortController();
  let settled = false;
  try {
    const reply: ApiReply = yield call(api.request, { ...request, signal: control.signal }) as never;
    settled = true;
    return reply;
  } finally {
    if (!settled) control.abort();
  }
}

function* fetchList({ payload }: ReturnType<typeof listRequested>) {
  const { key, path, query } = payload;
  try {
    const { body }: ApiReply = yield call(send, { path, query });
    const page = readCollection(body);
    if (!page) throw new ProblemError(clientProblem('unexpected-reply'));
    yield put(listReceived({ key, ...page }));
  } catch (error) {
    yield put(listRefused({ key, problem: problemOf(error) }));
  }
}

function* fetchRecord({ payload }: ReturnType<typeof recordRequested>) {
  const { key, path, query } = payload;
  try {
    const { body, etag }: ApiReply = yield call(send, { path, query });
    yield put(recordReceived({ key, value: body, etag }));
  } catch (error) {
    yield put(recordRefused({ key, problem: problemOf(error) }));
  }
}

type Asked = ReturnType<typeof listRequested> | ReturnType<typeof recordRequested>;
type Left = ReturnType<typeof listLeft>;

/** The newest request of a key wins; leaving the screen cancels it. */
function* latestByKey(requested: string, left: string, worker: (action: never) => Generator) {
  const running = new Map<string, Task>();
  while (true) {
    const action: Asked | Left = yield take([requested, left]);
    const { key } = action.payload;
    const previous = running.get(key);
    if (previous) yield cancel(previous);
    running.delete(key);
    if (action.type === requested) running.set(key, yield fork(worker, action as never));
  }
}

// Without a reply nobody knows whether the server acted: the same key makes the next try the same act.
const undecided = (code: string): boolean => code === 'network-unreachable' || code === 'request-timeout';

function* submit({ payload }: ReturnType<typeof submissionRequested>) {
  const { key, request } = payload;
  const known: SubmissionState | undefined = yield select(
    (s: { submissions: Record<string, SubmissionState> }) => s.submissions[key],
  );
  if (known?.status === 'sending') return;
  const idempotencyKey = known?.idempotencyKey ?? crypto.randomUUID();
  yield put(submissionSent({ key, idempotencyKey }));
  try {
    const { body, etag }: ApiReply = yield call(send, { method: 'POST', ...request, idempotencyKey });
    yield put(submissionAccepted({ key, reply: body, etag }));
  } catch (error) {
    const problem = problemOf(error);
    const kept = undecided(problem.code) ? idempotencyKey : undefined;
    yield put(submissionRefused({ key, problem, idempotencyKey: kept }));
  }
}

export function* requestsSaga() {
  yield fork(latestByKey, listRequested.type, listLeft.type, fetchList);
  yield fork(latestByKey, recordRequested.type, recordLeft.type, fetchRecord);
  yield takeEvery(submissionRequested.type, submit);
}
