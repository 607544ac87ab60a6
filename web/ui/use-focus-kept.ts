import { useEffect } from 'react';

/** What floats above a page stands beside it in the body. */
const layerOf = (element: Element): Element | undefined =>
  [...document.body.children].find((each) => each.contains(element));

const isReached = (element: HTMLElement): boolean =>
  element.isConnected && (element.checkVisibility?.({ visibilityProperty: true }) ?? true);

const topDialog = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')].filter(isReached).at(-1);

/**
 * A dialog that is taken away with the focus in it leaves it nowhere: it goes back to where it was before, or to the
 * page. One that is closed while it stays does so by itself.
 */
export function useFocusKept(): void {
  useEffect(() => {
    /** The last element that had the focus in each layer, the latest layer last. */
    let places: readonly HTMLElement[] = [];
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      const layer = layerOf(target);
      // Behind a dialog something has the focus for a moment only, when the Tab key goes round.
      const dialog = topDialog();
      if (dialog && !layer?.contains(dialog)) return;
      places = [...places.filter((each) => !layer?.contains(each)), target];
    };
    const giveBack = (): void => {
      const isLost = document.activeElement === document.body && places.at(-1)?.isConnected === false;
      if (!isLost) return;
      places = places.filter(isReached);
      (places.at(-1) ?? document.querySelector('main'))?.focus();
    };
    const watch = new MutationObserver(giveBack);
    document.addEventListener('focusin', note);
    watch.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener('focusin', note);
      watch.disconnect();
    };
  }, []);
}
