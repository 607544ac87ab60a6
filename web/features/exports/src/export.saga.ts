import { catalogueExportEndpoints } from '@reprise/contracts/catalogue-files';
import { exportPollingMs } from '@reprise/contracts/exports';
import { call, delay, put, race, take, takeLatest } from 'redux-saga/effects';
import { problemOf } from '../../../kernel/api';
import { send } from '../../../kernel/store';
import { type Asked, exportRefused, exportRequested, exportReset, exportTold } from './export.slice';

const keyIn = (url: string | null): string => new URLSearchParams(url?.split('?')[1]).get('key') ?? '';

/** A lost network is no answer: the next question may get one. */
const isAway = (error: unknown): boolean => problemOf(error).status === 0;

function* poll({ accountId, type }: Asked, id: string) {
  for (;;) {
    yield delay(exportPollingMs);
    try {
      const parts = { params: { id }, query: { account_id: accountId } };
      const { value: job } = yield* send(catalogueExportEndpoints[type].read, parts);
      yield put(exportTold({ job, key: keyIn(job.url) }));
      if (job.url || job.error) return;
    } catch (error) {
      if (!isAway(error)) throw error;
    }
  }
}

function* run({ payload }: ReturnType<typeof exportRequested>) {
  const { accountId, type } = payload;
  try {
    const account = { account_id: accountId };
    const { value } = yield* send(catalogueExportEndpoints[type].start, { query: account, body: account });
    yield call(poll, payload, value.id);
  } catch (error) {
    yield put(exportRefused(problemOf(error)));
  }
}

function* runUntilReset(action: ReturnType<typeof exportRequested>) {
  yield race([call(run, action), take(exportReset.type)]);
}

/** "Polled every 3 s until a url or an error appears" (back office §7). */
export function* exportSaga() {
  yield takeLatest(exportRequested.type, runUntilReset);
}
