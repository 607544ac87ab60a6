import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { draftChanged, draftStarted, selectCart, type WithCart } from '../cart/cart.slice';
import type { CartLine, Draft } from '../cart/cart.types';

type Start = { productId: string; slug: string; itemId?: string | undefined; imei?: string | undefined };

/** A line that is opened again starts with what it was made of. */
function draftOf({ productId, slug, imei }: Start, line: CartLine | undefined): Draft {
  const answers = Object.fromEntries((line?.answers ?? []).map((a) => [a.questionId, a.answerId]));
  return {
    inCartId: line?.inCartId ?? crypto.randomUUID(),
    productId,
    slug,
    answers,
    imei: line?.imei ?? imei,
    forcedInvalidImei: line?.forcedInvalidImei ?? false,
    recycles: line !== undefined && line.total === 0,
    shippingMethodId: line?.shippingMethodId,
    appointment: line?.appointment,
    paymentModeId: line?.paymentModeId,
    warehouseId: line?.warehouseId,
  };
}

/** The answers given for a product, kept in the cart's storage at every change. */
export function useDraft(start: Start): {
  draft: Draft | undefined;
  change: (change: Partial<Draft>) => void;
} {
  const dispatch = useDispatch();
  const { drafts, lines } = useSelector((state: WithCart) => selectCart(state));
  const { productId, itemId } = start;
  const known = drafts[productId];
  const line = lines.find(({ inCartId }) => inCartId === itemId);
  const draft = known && (!line || known.inCartId === line.inCartId) ? known : undefined;
  const begins = draft === undefined && productId !== '';
  useEffect(() => {
    if (begins) dispatch(draftStarted(draftOf(start, line)));
    // Begins once; what follows are changes of it.
  }, [begins]);
  const change = useCallback(
    (part: Partial<Draft>): void => void dispatch(draftChanged({ productId, change: part })),
    [dispatch, productId],
  );
  return { draft, change };
}
