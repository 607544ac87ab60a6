import { useSelector } from 'react-redux';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { isMultiProduct } from '../../../../kernel/cart';
import { selectPremiumFeatures } from '../../../../kernel/session';
import { linePath } from './line.paths';
import { CartPanel } from '../../../../ui/cart/cart-panel';

/** Customer journey §4: shown on every route except the confirmation and the checkout. */
const hidden = ['/buyback-confirmation', '/buyback-confirmation-docs', '/cart/:cartId/checkout'];

export function QuickCart() {
  const multiProduct = isMultiProduct(useSelector(selectPremiumFeatures));
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  if (hidden.some((path) => matchPath(path, pathname))) return null;
  const from = encodeURIComponent(pathname + search);
  return (
    <CartPanel
      onGo={() => void navigate(`/diag?goToCartFromOtherRoute=true&fromPath=${from}`)}
      onAdd={multiProduct ? () => void navigate('/search') : undefined}
      onChange={(line) => void navigate(linePath(line))}
      onEmptied={() => {
        if (pathname !== '/') void navigate('/');
      }}
    />
  );
}
