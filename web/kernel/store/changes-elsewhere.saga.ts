import { type EventChannel, eventChannel } from 'redux-saga';
import { getContext } from 'redux-saga/effects';
import type { KeyValue } from '../storage';

/** What other tabs do to a key of the storage. */
export function* changesElsewhere(key: string): Generator<unknown, EventChannel<true>, KeyValue> {
  const storage = yield getContext('storage');
  return eventChannel<true>((emit) => storage.follow(key, () => emit(true)));
}
