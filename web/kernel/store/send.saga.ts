import type { CallOf, EndpointSpec } from '@reprise/contracts/kernel';
import { call, getContext, put } from 'redux-saga/effects';
import { type ApiClient, callEndpoint, type CallOptions, type LooseCall, type Reply } from '../api';
import { topicsChanged, topicsTold } from './topics';

/** Calls an endpoint from any saga, with `yield*`; cancelling the saga aborts the call. @throws ProblemError */
export function* send<E extends EndpointSpec>(
  endpoint: E,
  parts: CallOf<E>,
  options: Omit<CallOptions, 'signal'> = {},
): Generator<unknown, Reply<E>, unknown> {
  const api = (yield getContext('api')) as ApiClient;
  const control = new AbortController();
  let settled = false;
  try {
    const request = (): Promise<Reply<E>> =>
      callEndpoint(api, endpoint, parts, { ...options, signal: control.signal });
    const reply = (yield call(request)) as Reply<E>;
    settled = true;
    if (endpoint.method !== 'GET' && endpoint.method !== 'HEAD') {
      yield put(topicsTold(topicsChanged(endpoint, (parts as LooseCall).params)));
    }
    return reply;
  } finally {
    if (!settled) control.abort();
  }
}
