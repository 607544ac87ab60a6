import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  type CartLine,
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
  { productId, slug, imei, declarationId }: Omit<Start, 'another'>,
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

/** The answers given for a product, stored with every change in the cart's storage. */
export function useDraft(start: Start): {
  draft: Draft | undefined;
  change: (change: Partial<Draft>) => void;
} {
  const dispatch = useDispatch();
  const { drafts, lines } = useSelector((state: WithCart) => selectCart(state));
  const { productId, slug, itemId, imei, another, declarationId } = start;
  const known = drafts[productId];
  const line = lines.find(({ inCartId }) => inCartId === itemId);
  const inCart = lines.some(({ inCartId }) => inCartId === known?.inCartId);
  const fits = line ? known?.inCartId === line.inCartId : !(another && inCart);
  const draft = fits ? known : undefined;
  const begins = draft === undefined && productId !== '';
  useEffect(() => {
    if (begins) dispatch(draftStarted(draftOf({ productId, slug, imei, declarationId }, line)));
  }, [begins, dispatch, productId, slug, imei, line, declarationId]);
  const change = useCallback(
    (part: Partial<Draft>): void => void dispatch(draftChanged({ productId, change: part })),
    [dispatch, productId],
  );
  const searched = draft !== undefined && imei !== undefined && draft.imei !== imei;
  useEffect(() => {
    if (searched) change({ imei, forcedInvalidImei: false });
  }, [searched, change, imei]);
  return { draft, change };
}
