import { maxCartItems } from '@reprise/contracts/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { selectPremiumFeatures } from '../../../../kernel/session';
import { Icon } from '../../../../ui/icon';
import { Button } from '../../../../ui/public/button';
import { Panel } from '../../../../ui/public/panel';
import { CartItems, CartTotal, missingOf } from './cart-items';
import { selectLines, type WithCart } from './cart.slice';
import styles from './cart.module.css';
import { isMultiProduct } from './multi-product.rules';

/** Customer journey §4: shown on every route except the confirmation and the checkout. */
const hidden = ['/buyback-confirmation', '/buyback-confirmation-docs', '/cart/:cartId/checkout'];

/** The cart in the header: a count, and a panel that slides in. */
export function QuickCart() {
  const { t } = useTranslation('wizard');
  const lines = useSelector((state: WithCart) => selectLines(state));
  const multiProduct = isMultiProduct(useSelector(selectPremiumFeatures));
  const [open, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  if (hidden.some((path) => matchPath(path, pathname))) return null;
  const goToCart = (): void => {
    setOpen(false);
    void navigate(`/diag?goToCartFromOtherRoute=true&fromPath=${encodeURIComponent(pathname + search)}`);
  };
  return (
    <>
      <button
        type="button"
        className={styles['trigger']}
        aria-label={t('cart.open', { count: lines.length })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="cart" />
        {lines.length > 0 && <span className={styles['badge']}>{lines.length}</span>}
      </button>
      <Panel open={open} side title={t('cart.title')} onClose={() => setOpen(false)}>
        {lines.length === 0 ? (
          <p>{t('cart.empty')}</p>
        ) : (
          <>
            <CartItems
              lines={lines}
              onEmptied={() => {
                setOpen(false);
                if (pathname !== '/') void navigate('/');
              }}
            />
            <CartTotal lines={lines} />
            <Button variant="primary" wide disabled={missingOf(lines) > 0} onClick={goToCart}>
              {t('cart.go')}
            </Button>
            {multiProduct && lines.length < maxCartItems(true) && (
              <Button wide icon="plus" onClick={() => (setOpen(false), void navigate('/search'))}>
                {t('cart.add')}
              </Button>
            )}
          </>
        )}
      </Panel>
    </>
  );
}
