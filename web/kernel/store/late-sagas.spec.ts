import type { Action } from '@reduxjs/toolkit';
import { put, take, takeEvery } from 'redux-saga/effects';
import { memoryStorage } from '../testing/render-app';
import { createAppStore } from './app-store';

const heardBy = (heard: string[]) =>
  function* () {
    yield takeEvery('asked', function* ({ payload }: Action & { payload?: string }) {
      heard.push(payload ?? '');
      yield put({ type: 'answered', payload });
    });
  };
const asked = (payload: string) => ({ type: 'asked', payload });

describe('sagas that are loaded after the store was opened', () => {
  it('are told what was dispatched before them, in its order, and then what follows', () => {
    const store = createAppStore({ storage: memoryStorage() });
    const heard: string[] = [];
    ['first', 'second'].forEach((name) => store.dispatch(asked(name)));
    store.join([{ sagas: [heardBy(heard)] }]);
    store.dispatch(asked('third'));
    expect(heard).toEqual(['first', 'second', 'third']);
  });

  it('tell nobody else again, and are heard by those that were there', () => {
    const early: string[] = [];
    const answers: string[] = [];
    const waits = function* () {
      for (;;) answers.push(((yield take('answered')) as { payload: string }).payload);
    };
    const store = createAppStore({ storage: memoryStorage(), sagas: [heardBy(early), waits] });
    const counted = (state = 0, { type }: Action) => (type === 'asked' ? state + 1 : state);
    store.dispatch(asked('before'));
    store.join([{ reducers: { counted }, sagas: [heardBy([])] }]);
    expect(early).toEqual(['before']);
    expect(answers).toEqual(['before', 'before']);
    expect((store.getState() as unknown as { counted: number }).counted).toBe(0);
  });

  it('that fail are reported, as those are that were there', () => {
    const reported = jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
    const fails = (name: string) =>
      function* () {
        yield take('opened');
        throw new Error(name);
      };
    const store = createAppStore({ storage: memoryStorage(), sagas: [fails('early')] });
    store.join([{ sagas: [fails('late')] }]);
    store.dispatch({ type: 'opened' });
    expect(reported.mock.calls.map(([error]) => error)).toEqual([new Error('late'), new Error('early')]);
    reported.mockRestore();
  });

  it('hear each other, whichever comes first', () => {
    const store = createAppStore({ storage: memoryStorage() });
    const heard: string[] = [];
    const asks = function* () {
      yield take('opened');
      yield put(asked('by another'));
    };
    store.dispatch({ type: 'opened' });
    store.join([{ sagas: [asks, heardBy(heard)] }]);
    expect(heard).toEqual(['by another']);
  });
});
