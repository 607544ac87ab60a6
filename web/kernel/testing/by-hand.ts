import userEvent, { type UserEvent } from '@testing-library/user-event';
import { keyClock } from './key-clock';

function slowly(event: Event): void {
  if (Object.hasOwn(event, 'timeStamp')) return;
  keyClock.pause();
  keyClock.stamp(event);
}

/** A person at the keyboard: from now on, every key except those of `shoot` comes later than a scanner's would. */
export function byHand(): UserEvent {
  window.addEventListener('keydown', slowly, true);
  return userEvent.setup();
}
