import { useTranslation } from 'react-i18next';
import { useTrail } from '../../../../ui/public/use-trail';

/** The cart, then the customer's details, then the summary. */
export function useCheckoutTrail(summary: boolean): void {
  const { t } = useTranslation('wizard');
  const { t: common } = useTranslation();
  const cart = { label: common('cart.title'), to: '/diag?goToCartFromOtherRoute=true' };
  const customer = t('customer.title');
  useTrail([
    cart,
    ...(summary
      ? [{ label: customer, to: '?step=customer' }, { label: t('summary.crumb') }]
      : [{ label: customer }]),
  ]);
}
