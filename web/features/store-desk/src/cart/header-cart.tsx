import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectCart, type WithCart } from '../../../../kernel/cart';
import { useAppSelector } from '../../../../kernel/store';
import { CartPanel } from '../../../../ui/cart/cart-panel';
import { Notice } from '../../../../ui/notice';
import { cartUrl, changeUrl } from '../search/search.paths';
import { hasCart } from './cart-enabled.rules';

/** The seller's cart, on every page of the dashboard. */
export default function HeaderCart() {
  const { t } = useTranslation('store-desk');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const enabled = useAppSelector((state) => hasCart(state.session));
  const { declared } = useSelector((state: WithCart) => selectCart(state));
  if (!enabled) return null;
  return (
    <CartPanel
      onGo={() => void navigate(cartUrl())}
      onAdd={() => void navigate('/search')}
      onChange={(line) => void navigate(changeUrl(line))}
      onEmptied={() => {
        if (pathname !== '/home') void navigate('/home');
      }}
      {...(declared && { fixed: <Notice family="blue">{t('cart.unsigned')}</Notice> })}
    />
  );
}
