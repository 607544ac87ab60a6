import { skipToken } from '@reduxjs/toolkit/query/react';
import type { CallOf, EndpointSpec, Money, ReplyOf } from '@reprise/contracts/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { type AppProblem, type CallOptions, isUndecided, type LooseCall } from '../api';
import { replyIn } from '../i18n/reply-in';
import { newId } from '../new-id';
import { fallbackPeriod } from '../realtime/follow-server';
import type { AppStore } from './app-store';
import { useAppSelector } from './use-permission';
import { type Asked, attachServerState, nameOf, serverState, toldByWrite } from './server-state';
import { isRepeatedPress } from './repeated-press';
import { useLatest } from './use-latest';

type Status = 'loading' | 'ready' | 'refused';
type Problem = { problem: AppProblem | undefined };
/** One resource on screen. `etag` is sent back as `If-Match`; the old content stays while it is refetched. */
export type RecordState<E> = Problem & {
  status: Status;
  value: ReplyOf<E> | undefined;
  etag: string | undefined;
  refresh: () => void;
};
/** One list on screen. Rows stay while new ones, or those of another page, are fetched: nothing jumps. */
export type ListState<E> = Problem & {
  status: Status;
  items: readonly ReplyOf<E>[];
  total: number | undefined;
  /** Rows are still missing: the server is filling the list. It is polled until it is complete. */
  filling: boolean;
  /** Of the amount that the call asked for, over all that match. */
  sums: readonly Money[] | undefined;
  refresh: () => void;
};

/** Polling interval for a list that is being filled, in milliseconds. */
const fillingPeriod = 5_000;
const none: readonly never[] = [];
const useServer = (): void => attachServerState(useStore() as AppStore);

export type Watch = {
  /** Fetched once: updates change nothing on screen. For data whose every access is recorded in an access log. */
  once?: boolean;
  /** Refetched at this interval, in milliseconds, while visible. For visitors, who get no updates. */
  every?: number;
};
function askedOf(endpoint: EndpointSpec, call: LooseCall, { once }: Watch = {}): Asked {
  const { params, query } = call;
  const parts = { ...(params && { params }), ...(query && { query }) };
  return { name: nameOf(endpoint), ...parts, ...(once && { once }) };
}
/** Updates come from the stream; while it is disconnected, and for visitors, the toolkit polls. */
function useFreshness({ once, every }: Watch = {}) {
  const away = useAppSelector((state) => state.stream === 'away');
  const pollingInterval = every ?? (away && !once ? fallbackPeriod : 0);
  return { pollingInterval, skipPollingIfUnfocused: true, refetchOnFocus: every !== undefined };
}
function statusOf(waiting: boolean, problem: unknown): Status {
  if (waiting) return 'loading';
  return problem ? 'refused' : 'ready';
}
/** Refetches what is on screen; does nothing before the first fetch. */
function useRefresh(asks: boolean, refetch: () => unknown): () => void {
  const latest = useLatest({ asks, refetch });
  return useCallback(() => {
    if (latest.current.asks) latest.current.refetch();
  }, [latest]);
}

/** One resource; nothing is fetched while the call is absent. */
export function useRecord<E extends EndpointSpec>(
  endpoint: E,
  call: CallOf<E> | undefined,
  watch?: Watch,
): RecordState<E> {
  useServer();
  const asked = call ? askedOf(endpoint, call as LooseCall, watch) : skipToken;
  const asks = asked !== skipToken;
  const { currentData, error, isFetching, refetch } = serverState.useRecordQuery(asked, useFreshness(watch));
  const refresh = useRefresh(asks, refetch);
  const { language } = useTranslation().i18n;
  const value = useMemo(() => replyIn(currentData?.value, language), [currentData, language]);
  return useMemo(() => {
    const problem = isFetching ? undefined : (error as AppProblem | undefined);
    const status = statusOf(isFetching || !asks, problem);
    const etag = currentData?.etag;
    return { status, problem, value: value as ReplyOf<E> | undefined, etag, refresh };
  }, [asks, currentData, error, isFetching, refresh, value]);
}

/** Replaces earlier data by the reply to a write: the next screen needs it at once. */
export function useKnownRecord(): <E extends EndpointSpec>(
  endpoint: E,
  call: CallOf<E>,
  value: ReplyOf<E>,
) => void {
  const store = useStore();
  return useCallback(
    (endpoint, call, value) => {
      const arg = askedOf(endpoint, call as LooseCall);
      const entry = { endpointName: 'record' as const, arg, value: { value } };
      toldByWrite(arg.name);
      store.dispatch(serverState.util.upsertQueryEntries([entry]));
    },
    [store],
  );
}

/**
 * A page of a collection; nothing is fetched while the call is absent. Leaving the screen aborts the request.
 * @param shared whether another part of the screen may follow the same call already: then it is not asked again.
 */
export function useList<E extends EndpointSpec>(
  endpoint: E,
  call: CallOf<E> | undefined,
  { shared = false }: { shared?: boolean } = {},
): ListState<E> {
  useServer();
  const asked = call ? askedOf(endpoint, call as LooseCall) : skipToken;
  const asks = asked !== skipToken;
  const [filling, setFilling] = useState(false);
  const freshness = useFreshness(filling ? { every: fillingPeriod } : undefined);
  const { data, error, isFetching, refetch } = serverState.useListQuery(asked, {
    ...freshness,
    refetchOnMountOrArgChange: !shared,
  });
  useEffect(() => setFilling(data?.filling ?? false), [data]);
  const refresh = useRefresh(asks, refetch);
  const { language } = useTranslation().i18n;
  const items = useMemo(() => replyIn(data?.items ?? none, language), [data, language]);
  return useMemo(() => {
    const problem = isFetching ? undefined : (error as AppProblem | undefined);
    const status = statusOf(isFetching || !asks, problem);
    const rows = items as readonly ReplyOf<E>[];
    return { status, problem, items: rows, total: data?.total, sums: data?.sums, filling, refresh };
  }, [asks, data, error, filling, isFetching, items, refresh]);
}

export type Submission<E extends EndpointSpec = EndpointSpec> = {
  status: 'sending' | 'accepted' | 'refused' | undefined;
  problem: AppProblem | undefined;
  reply: ReplyOf<E> | undefined;
  submit: <X extends E>(endpoint: X, call: CallOf<X>, options?: Pick<CallOptions, 'ifMatch'>) => void;
  clear: () => void;
};

/** One request. Pressing twice sends it once, however fast the server answers; the problem of a refusal stays until the next attempt or `clear`. */
export function useSubmission<E extends EndpointSpec = EndpointSpec>(): Submission<E> {
  useServer();
  const [write, { data, error, isLoading, isSuccess, isError, reset }] = serverState.useWriteMutation();
  const sending = useRef(false);
  const key = useRef<string>(undefined);
  const done = useRef<string>(undefined);
  const submit = useCallback(
    (endpoint: EndpointSpec, call: LooseCall, options: Pick<CallOptions, 'ifMatch'> = {}) => {
      const said = JSON.stringify([nameOf(endpoint), call]);
      if (sending.current || (isRepeatedPress() && done.current === said)) return;
      sending.current = true;
      const idempotencyKey = key.current ?? newId();
      void write({ ...call, name: nameOf(endpoint), options: { ...options, idempotencyKey } }).then(
        (settled) => {
          sending.current = false;
          const problem = settled.error as AppProblem | undefined;
          done.current = problem ? undefined : said;
          key.current = problem && isUndecided(problem) ? idempotencyKey : undefined;
        },
      );
    },
    [write],
  );
  const latest = useLatest(reset);
  const clear = useCallback(() => {
    key.current = undefined;
    latest.current();
  }, [latest]);
  useEffect(() => clear, [clear]);
  return useMemo(() => {
    const settled = isSuccess ? 'accepted' : isError ? 'refused' : undefined;
    return {
      status: isLoading ? 'sending' : settled,
      problem: error as AppProblem | undefined,
      reply: data?.value as ReplyOf<E> | undefined,
      submit: submit as Submission<E>['submit'],
      clear,
    };
  }, [clear, data, error, isError, isLoading, isSuccess, submit]);
}
