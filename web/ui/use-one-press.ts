import { useEffect } from 'react';
import { notePress } from '../kernel/store/repeated-press';

const pressable =
  'button, a[href], label, summary, input, [role="button"], [role="menuitem"], [role="option"], [role="radio"], [role="tab"]';

const pressedIn = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest(pressable) : null;

const isPressKey = (event: Event): boolean =>
  event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' ');

const refuse = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** A dialog, a drawer or a menu that is on its way out: antd marks it so while it moves. */
const leaving = '[class*="ant-"][class*="-leave-"]';
const isLeaving = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(leaving) !== null;

/** What closes is still there to be pressed, and has been answered: nothing in it is pressed any more. */
function notInLeaving<E extends Event>(noted: (event: E) => void): (event: E) => void {
  return (event) => {
    if (isLeaving(event) && (event.type === 'click' || isPressKey(event))) refuse(event);
    else noted(event);
  };
}

/** The first click of a row of them, and what has come under the pointer since. */
function clicksNoted() {
  let first: Element | null = null;
  return (event: MouseEvent): void => {
    // A label presses its field too, without a pointer.
    if (event.detail === 0) return;
    notePress(event.detail > 1);
    if (event.detail === 1) first = pressedIn(event);
    else if (first && event.target instanceof Node && !first.contains(event.target)) refuse(event);
  };
}

/** Enter pressed twice with nothing between, in milliseconds. */
const atOnce = 400;

/**
 * What Enter was pressed on last, and whether it has opened a dialog since. Two presses are meant, as on the bench, where
 * a step is begun and confirmed without looking; a key that is held down is one.
 */
function entersNoted() {
  let last: { on: EventTarget | null; at: number } | undefined;
  return (event: KeyboardEvent): void => {
    const before = last;
    last = undefined;
    const again = before !== undefined && (event.repeat || Date.now() - before.at < atOnce);
    notePress(event.key === 'Enter' && again);
    if (event.key !== 'Enter') return;
    const dialog = event.target instanceof Element ? event.target.closest('[role="dialog"]') : null;
    const opened = dialog && before && !(before.on instanceof Node && dialog.contains(before.on));
    if (opened && event.repeat) return refuse(event);
    last = { on: event.target, at: Date.now() };
  };
}

/**
 * A press is meant for what was there when it began. The second click of a double click, or an Enter that is held down,
 * would otherwise press what the first has brought: an answer to the next question, a dialog that nobody has read.
 */
export function useOnePress(): void {
  useEffect(() => {
    const clicked = notInLeaving(clicksNoted());
    const entered = notInLeaving(entersNoted());
    document.addEventListener('click', clicked, { capture: true });
    document.addEventListener('keydown', entered, { capture: true });
    return () => {
      document.removeEventListener('click', clicked, { capture: true });
      document.removeEventListener('keydown', entered, { capture: true });
    };
  }, []);
}
