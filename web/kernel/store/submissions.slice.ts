import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiRequest, AppProblem } from '../api';

/** One act of the person: a form sent, a button pressed. While `sending`, a second press does nothing. */
export type SubmissionState = {
  status: 'sending' | 'accepted' | 'refused';
  /** Kept after a lost network, so that trying again is the same act and not a second one. */
  idempotencyKey?: string;
  reply?: unknown;
  etag?: string;
  problem?: AppProblem;
};
type Keyed<T> = PayloadAction<{ key: string } & T>;
export type SubmissionRequest = Pick<
  ApiRequest,
  'method' | 'path' | 'query' | 'body' | 'form' | 'ifMatch' | 'renews'
>;

export const submissionsSlice = createSlice({
  name: 'submissions',
  initialState: {} as Record<string, SubmissionState>,
  reducers: {
    submissionSent: (state, { payload }: Keyed<{ idempotencyKey: string }>) => ({
      ...state,
      [payload.key]: { status: 'sending', idempotencyKey: payload.idempotencyKey },
    }),
    submissionAccepted: (state, { payload }: Keyed<{ reply: unknown; etag?: string }>) => ({
      ...state,
      [payload.key]: { status: 'accepted', reply: payload.reply, etag: payload.etag },
    }),
    submissionRefused: (state, { payload }: Keyed<{ problem: AppProblem; idempotencyKey?: string }>) => ({
      ...state,
      [payload.key]: { status: 'refused', problem: payload.problem, idempotencyKey: payload.idempotencyKey },
    }),
    submissionLeft(state, { payload }: Keyed<object>) {
      delete state[payload.key];
    },
    /** Asked by a screen; the saga answers with the actions above. */
    submissionRequested: (state, _action: Keyed<{ request: SubmissionRequest }>) => state,
  },
});
export const { submissionRequested, submissionSent, submissionAccepted, submissionRefused, submissionLeft } =
  submissionsSlice.actions;
