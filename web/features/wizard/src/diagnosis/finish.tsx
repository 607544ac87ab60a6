import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useNavigate } from 'react-router-dom';
import { selectPremiumFeatures } from '../../../../kernel/session';
import { Button, ButtonLink } from '../../../../ui/public/button';
import { Actions, Column } from '../../../../ui/public/column';
import { type Draft, isMultiProduct, lineRemoved, lineSaved, useCart } from '../../../../kernel/cart';
import { cartLineOf } from './cart-line.rules';
import { isAnswered, stepAt, stepsOf } from './steps.rules';
import type { DiagnosticView } from './diagnostic-view.types';

/** Adds the product to the cart and continues; if the cart already holds another one, asks first. */
export function Finish({ written, draft }: { written: DiagnosticView; draft: Draft }) {
  const { t } = useTranslation('wizard');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const cart = useCart();
  const features = useSelector(selectPremiumFeatures);
  const multiProduct = isMultiProduct(features) && written.settings.maxNbOfItems > 1;
  const steps = stepsOf(written, draft);
  const finished = steps.every((step) => isAnswered(step, written, draft));
  const line = finished ? cartLineOf(written, draft) : undefined;
  const other = cart.lines.find(({ inCartId }) => inCartId !== draft.inCartId);
  const full = other !== undefined && !multiProduct;
  const saved = useRef(false);
  useEffect(() => {
    if (!line || full || saved.current) return;
    saved.current = true;
    dispatch(lineSaved({ line, multiProduct }));
    void navigate(multiProduct ? '/diag?goToCartFromOtherRoute=true' : `/cart/${cart.cartId}/checkout`, {
      replace: true,
    });
  }, [line, full, dispatch, multiProduct, navigate, cart.cartId]);
  if (!line)
    return <Navigate to={`?step=${steps[stepAt(steps, null, written, draft)]?.key ?? 'price'}`} replace />;
  if (!full) return null;
  return (
    <Column title={t('full.title')} lead={t('full.sentence', { product: other.label })}>
      <Actions>
        <ButtonLink to={`/cart/${cart.cartId}/checkout`}>
          {t('full.keep', { product: other.label })}
        </ButtonLink>
        <Button variant="primary" onClick={() => dispatch(lineRemoved(other.inCartId))}>
          {t('full.replace', { product: line.label })}
        </Button>
      </Actions>
    </Column>
  );
}
