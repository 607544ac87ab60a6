import type { Action, Middleware } from '@reduxjs/toolkit';
import { runSaga, type Saga, type SagaMiddleware, stdChannel } from 'redux-saga';

type Root = { dispatch(action: Action): unknown; getState(): unknown };
type Context = Parameters<SagaMiddleware['setContext']>[0];

/**
 * Sagas that are loaded after the store was opened. They miss nothing: what was dispatched before they came is told to
 * them, and to nobody else, as soon as all of them listen (a session that was opened, and perhaps closed again).
 */
export function lateSagas() {
  const channel = stdChannel<Action>();
  let missed: Action[] | undefined = [];
  const middleware: Middleware = () => (next) => (action) => {
    const result = next(action);
    if (missed) missed.push(action as Action);
    else channel.put(action as Action);
    return result;
  };
  const run = ({ dispatch, getState }: Root, context: Context, sagas: readonly Saga[]): void => {
    const told = missed ?? [];
    missed = undefined;
    const io = { channel, dispatch, getState, context, onError: reportError };
    for (const saga of sagas) runSaga(io, saga);
    told.forEach(channel.put);
  };
  return { middleware, run };
}
