import { useCallback, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  type CartLine,
  type CartState,
  chosenIn,
  type Draft,
  draftChanged,
  draftStarted,
  selectCart,
  type WithCart,
} from '../../../../kernel/cart';
import { newId } from '../../../../kernel/new-id';

type Start = {
  productId: string;
  slug: string;
  /** The line of the cart being reopened. */
  itemId?: string | undefined;
  /** The buyback that the address says was declared before. */
  declarationId?: string | undefined;
  /** From a search by IMEI. */
  imei?: string | undefined;
  /** A product already in the cart starts over: two phones of one model are two lines. */
  another: boolean;
};

/** A reopened line starts with its previous answers. */
function draftOf(
  { productId, slug, imei, declarationId }: Omit<Start, 'another' | 'itemId'>,
  line: CartLine | undefined,
): Draft {
  return {
    ...(line ? chosenIn(line) : { answers: {}, forcedInvalidImei: false }),
    inCartId: line?.inCartId ?? newId(),
    productId,
    slug,
    imei: line?.imei ?? imei,
    recycles: line !== undefined && line.total === 0,
    declarationId: line?.declarationId ?? declarationId,
  };
}

/** The draft that is meant: of the line, or the one being answered; a product that is in the cart only if none is wanted anew. */
function draftIn({ drafts, lines }: CartState, { productId, itemId, another }: Start): Draft | undefined {
  const named = itemId === undefined ? undefined : drafts[itemId];
  if (named || lines.some(({ inCartId }) => inCartId === itemId)) return named;
  const ofProduct = Object.values(drafts).filter((draft) => draft.productId === productId);
  const isInCart = (draft: Draft): boolean => lines.some(({ inCartId }) => inCartId === draft.inCartId);
  const open = ofProduct.findLast((draft) => !isInCart(draft));
  return open ?? (another ? undefined : ofProduct.at(-1));
}

/** An IMEI of the address replaces the one of the draft once: what is then typed, here or in another tab, stays. */
function useSearchedImei(
  draft: Draft | undefined,
  imei: string | undefined,
  change: (part: Partial<Draft>) => void,
): void {
  const applied = useRef<string>(undefined);
  useEffect(() => {
    if (!draft || imei === undefined) return;
    const search = `${draft.inCartId} ${imei}`;
    const isNew = applied.current !== search;
    applied.current = search;
    if (isNew && draft.imei !== imei) change({ imei, forcedInvalidImei: false });
  }, [draft, imei, change]);
}

/** The answers given for a product, stored with every change in the cart's storage. */
export function useDraft(start: Start): {
  draft: Draft | undefined;
  change: (change: Partial<Draft>) => void;
} {
  const dispatch = useDispatch();
  const cart = useSelector((state: WithCart) => selectCart(state));
  const { productId, slug, itemId, imei, declarationId } = start;
  const line = cart.lines.find(({ inCartId }) => inCartId === itemId);
  const draft = draftIn(cart, start);
  const begins = draft === undefined && productId !== '';
  useEffect(() => {
    if (begins) dispatch(draftStarted(draftOf({ productId, slug, imei, declarationId }, line)));
  }, [begins, dispatch, productId, slug, imei, line, declarationId]);
  const inCartId = draft?.inCartId;
  const change = useCallback(
    (part: Partial<Draft>): void => {
      if (inCartId !== undefined) dispatch(draftChanged({ inCartId, change: part }));
    },
    [dispatch, inCartId],
  );
  useSearchedImei(draft, imei, change);
  return { draft, change };
}
