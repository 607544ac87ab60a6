import { type RefObject, useEffect, useRef } from 'react';

/**
 * Another product has other questions, for which the page is drawn anew: the focus goes to what says which product is
 * tested.
 * @param asked whether the questions of this product are there
 */
export function useProductFocus(
  body: RefObject<HTMLElement | null>,
  productId: string | undefined,
  asked: boolean,
): void {
  const shown = useRef(productId);
  useEffect(() => {
    if (!asked || shown.current === productId) return;
    shown.current = productId;
    body.current?.querySelector<HTMLElement>('[data-focus-first]')?.focus();
  }, [asked, body, productId]);
}
