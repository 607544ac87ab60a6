import { isCartFull } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ownPath } from '../../../../kernel/routing';
import { selectPremiumFeatures } from '../../../../kernel/session';
import { EmptyState } from '../../../../ui/empty-state';
import { Button, ButtonLink } from '../../../../ui/public/button';
import { Actions, Column } from '../../../../ui/public/column';
import { useTrail } from '../../../../ui/public/use-trail';
import { CartItems, CartTotal } from '../../../../ui/cart/cart-items';
import { LineChoices } from '../../../../ui/cart/line-choices';
import { isMultiProduct, missingOf, useCart } from '../../../../kernel/cart';
import { linePath } from './line.paths';

/** The whole cart before the customer's details. */
export function CartScreen() {
  const { t } = useTranslation('wizard');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const origin = ownPath(query.get('fromPath'));
  const { lines, cartId } = useCart();
  const multiProduct = isMultiProduct(useSelector(selectPremiumFeatures));
  useTrail([{ label: common('cart.title') }]);
  if (lines.length === 0) {
    const search = (
      <ButtonLink variant="primary" to="/search" icon="search">
        {t('cart.search')}
      </ButtonLink>
    );
    return (
      <Column title={common('cart.title')}>
        <EmptyState sentence={common('cart.empty')} action={search} />
      </Column>
    );
  }
  const reached = missingOf(lines) === 0;
  return (
    <Column title={common('cart.title')}>
      <CartItems
        lines={lines}
        more={(line) => <LineChoices line={line} />}
        onEmptied={() => void navigate('/')}
        onChange={(line) => void navigate(linePath(line))}
      />
      <CartTotal lines={lines} />
      <Actions>
        {multiProduct && !isCartFull(lines.length, true) && (
          <ButtonLink variant={reached ? 'secondary' : 'primary'} to="/search" icon="plus">
            {common('cart.add')}
          </ButtonLink>
        )}
        <Button
          variant="primary"
          disabled={!reached}
          onClick={() => void navigate(`/cart/${cartId}/checkout`)}
        >
          {t('cart.continue')}
        </Button>
      </Actions>
      {origin && (
        <ButtonLink variant="quiet" to={origin} icon="arrow-left">
          {t('cart.back')}
        </ButtonLink>
      )}
    </Column>
  );
}
