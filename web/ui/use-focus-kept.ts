import { useEffect } from 'react';

/** What floats above a page stands beside it in the body. */
const layerOf = (element: Element): Element | undefined =>
  [...document.body.children].find((each) => each.contains(element));

const isReached = (element: HTMLElement): boolean =>
  element.isConnected && (element.checkVisibility?.({ visibilityProperty: true }) ?? true);

const topDialog = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')].filter(isReached).at(-1);

/** No field for text: on a phone the keyboard would come up. */
const followers = 'a[href], button:enabled, summary, [role="combobox"]:enabled';
/** What takes the focus where nothing beside it does: a dialog, a part of the page that says what happened, the page. */
const around = '[role="dialog"], section[tabindex="-1"], main';

const reachedIn = (node: Node): HTMLElement[] => {
  if (!(node instanceof HTMLElement)) return [];
  const all = [...(node.matches(followers) ? [node] : []), ...node.querySelectorAll<HTMLElement>(followers)];
  return all.filter(isReached);
};

/** Where the focus goes on from what was taken away: what stands there now or follows, else what came before. */
function nextTo({ target, previousSibling: before, nextSibling }: MutationRecord): HTMLElement | undefined {
  const stood = before?.parentNode === target ? before : undefined;
  for (let node = stood ? stood.nextSibling : target.firstChild; node; node = node.nextSibling) {
    const [first] = reachedIn(node);
    if (first) return first;
  }
  for (let node: Node | null = stood ?? nextSibling; node; node = node.previousSibling) {
    const last = reachedIn(node).at(-1);
    if (last) return last;
  }
  return (target instanceof Element && target.closest<HTMLElement>(around)) || undefined;
}

const isPage = (node: Node): boolean => node instanceof Element && node.querySelector('h1') !== null;

/** What had the focus was taken away from within its page or dialog, which stays. */
function follower(place: HTMLElement, records: readonly MutationRecord[]): HTMLElement | null | undefined {
  const gone = ({ removedNodes }: MutationRecord) => [...removedNodes].find((node) => node.contains(place));
  const stays = ({ target }: MutationRecord) => target.isConnected && target !== document.body;
  const record = records.find((each) => stays(each) && gone(each));
  const node = record && gone(record);
  if (!node) return undefined;
  return isPage(node) ? document.querySelector('main') : nextTo(record);
}

const stillThere = (place: HTMLElement, records: readonly MutationRecord[]): HTMLElement =>
  (!place.isConnected && follower(place, records)) || place;

/** The last element that had the focus in each layer, the latest layer last. */
function placesNoted() {
  let places: readonly HTMLElement[] = [];
  let left: HTMLElement | undefined;
  const note = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    left = undefined;
    const layer = layerOf(target);
    // Behind a dialog something has the focus for a moment only, when the Tab key goes round.
    const dialog = topDialog();
    if (dialog && !layer?.contains(dialog)) return;
    places = [...places.filter((each) => !layer?.contains(each)), target];
  };
  /** Who pressed beside everything wants the focus nowhere. */
  const leave = (): void => {
    if (document.activeElement === document.body) left = places.at(-1);
  };
  const giveBack = (records: readonly MutationRecord[]): void => {
    // What opened a dialog may be taken away while it is open: the dialog then leaves the focus to its neighbour.
    const behind = places.slice(0, -1).map((each) => stillThere(each, records));
    places = [...behind, ...places.slice(-1)];
    const place = places.at(-1);
    if (!place || place.isConnected || document.activeElement !== document.body) return;
    const next = place === left ? undefined : follower(place, records);
    if (next) return next.focus();
    places = places.filter(isReached);
    (places.at(-1) ?? document.querySelector('main'))?.focus();
  };
  return { note, leave, giveBack };
}

/**
 * A dialog that is taken away with the focus in it leaves it nowhere: it goes back to where it was before, or to the
 * page. One that is closed while it stays does so by itself. A button that is taken away leaves it to its neighbour.
 */
export function useFocusKept(): void {
  useEffect(() => {
    const { note, leave, giveBack } = placesNoted();
    const watch = new MutationObserver(giveBack);
    document.addEventListener('focusin', note);
    document.addEventListener('mouseup', leave);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('mouseup', leave);
      watch.disconnect();
    };
  }, []);
}
