import { isCartFull } from '@reprise/contracts/rules';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type CartLine, missingOf } from '../../../../kernel/cart';
import { CartItems, CartTotal } from '../../../../ui/cart/cart-items';
import { ButtonKey } from '../../../../ui/key-cap';
import { Page } from '../../../../ui/page/page';
import { facingAction } from '../create/facing.looks';
import styles from '../desk.module.css';
import { cartUrl, changeUrl } from '../search/search.paths';
import { LineFacts } from './line-facts';

/** Every product with what was chosen for it; Enter goes on, as long as the minimum is reached. */
export function CartScreen({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation('store-desk');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const [facing, setFacing] = useState(false);
  const reached = missingOf(lines) === 0;
  const go = (event: FormEvent): void => {
    event.preventDefault();
    if (reached) void navigate(cartUrl('customer'));
  };
  return (
    <Page
      title={t('cart.title')}
      context={common('cart.count', { count: lines.length })}
      crumbs={[{ label: t('search.title'), to: '/search' }, { label: t('cart.title') }]}
      actions={[facingAction(t, facing, setFacing)]}
    >
      <form className={styles['form']} onSubmit={go} data-testid="cart-screen">
        <CartItems
          lines={lines}
          onEmptied={() => void navigate('/home')}
          onChange={(line) => void navigate(changeUrl(line))}
          {...(!facing && { more: (line: CartLine) => <LineFacts line={line} /> })}
        />
        <CartTotal lines={lines} />
        <div className={styles['buttons']}>
          {!isCartFull(lines.length, true) && (
            <Button
              size="large"
              type={reached ? 'default' : 'primary'}
              onClick={() => void navigate('/search')}
            >
              {common('cart.add')}
            </Button>
          )}
          <Button size="large" type="primary" htmlType="submit" disabled={!reached} autoFocus={reached}>
            {t('continue')} <ButtonKey>↵</ButtonKey>
          </Button>
        </div>
      </form>
    </Page>
  );
}
