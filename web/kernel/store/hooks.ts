import { useCallback, useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Permission } from '@reprise/contracts/permissions';
import type { QueryParams } from '../api';
import { permissionsOfSession } from '../session/session.slice';
import type { AppState } from './app-store';
import { type ListState, listLeft, listRequested } from './lists.slice';
import { type RecordState, recordLeft, recordRequested } from './records.slice';
import {
  type SubmissionRequest,
  type SubmissionState,
  submissionLeft,
  submissionRequested,
} from './submissions.slice';

export const useAppSelector = useSelector.withTypes<AppState>();
export const useAppDispatch = useDispatch;

/** A list that follows its path and query. Leaving the screen cancels what is on its way. */
export function useList(key: string, path: string, query?: QueryParams): ListState & { refresh: () => void } {
  const dispatch = useDispatch();
  const state = useAppSelector((s) => s.lists[key]);
  const asked = JSON.stringify(query ?? {});
  const refresh = useCallback(() => {
    dispatch(listRequested({ key, path, query: JSON.parse(asked) as QueryParams }));
  }, [dispatch, key, path, asked]);
  useEffect(refresh, [refresh]);
  useEffect(() => () => void dispatch(listLeft({ key })), [dispatch, key]);
  return useMemo(() => ({ ...(state ?? { status: 'loading', items: [] }), refresh }), [state, refresh]);
}

/** One resource by its path; nothing is asked for while the path is absent. */
export function useRecord(
  path: string | undefined,
  query?: QueryParams,
): RecordState & { refresh: () => void } {
  const dispatch = useDispatch();
  const asked = JSON.stringify(query ?? {});
  const key = `${path ?? ''}${asked}`;
  const state = useAppSelector((s) => s.records[key]);
  const refresh = useCallback(() => {
    if (path) dispatch(recordRequested({ key, path, query: JSON.parse(asked) as QueryParams }));
  }, [dispatch, key, path, asked]);
  useEffect(refresh, [refresh]);
  useEffect(() => () => void dispatch(recordLeft({ key })), [dispatch, key]);
  return useMemo(() => ({ ...(state ?? { status: 'loading' }), refresh }), [state, refresh]);
}

export type Submission = Partial<SubmissionState> & {
  submit: (request: SubmissionRequest) => void;
  clear: () => void;
};

/** One act. Pressing twice acts once; the problem of a refusal stays until the next try or `clear`. */
export function useSubmission(key: string): Submission {
  const dispatch = useDispatch();
  const state = useAppSelector((s) => s.submissions[key]);
  const submit = useCallback(
    (request: SubmissionRequest) => void dispatch(submissionRequested({ key, request })),
    [dispatch, key],
  );
  const clear = useCallback(() => void dispatch(submissionLeft({ key })), [dispatch, key]);
  useEffect(() => clear, [clear]);
  return useMemo(() => ({ ...state, submit, clear }), [state, submit, clear]);
}

/** True when the user holds the permission in the current module. */
export const usePermission = (permission: Permission): boolean =>
  useAppSelector((s) => permissionsOfSession(s.session).includes(permission));
