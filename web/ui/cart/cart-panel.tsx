import { maxCartItems } from '@reprise/contracts/rules';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CartLine, missingOf, useCart } from '../../kernel/cart';
import { Icon } from '../icon';
import { Button } from '../public/button';
import { Panel } from '../public/panel';
import { CartItems, CartTotal } from './cart-items';
import { LineChoices } from './line-choices';
import styles from './cart.module.css';

type Props = {
  onGo: () => void;
  /** Absent where another product may not be added. */
  onAdd: (() => void) | undefined;
  onEmptied: () => void;
  onChange: (line: CartLine) => void;
  /** Instead of adding and removing, once the lines have become buybacks. */
  fixed?: ReactNode;
};

/** The cart in the header: a count, and a panel that slides in (customer journey §2). */
export function CartPanel({ onGo, onAdd, onEmptied, onChange, fixed }: Props) {
  const { t } = useTranslation();
  const { lines } = useCart();
  const [open, setOpen] = useState(false);
  const closing = (act: () => void) => (): void => {
    setOpen(false);
    act();
  };
  return (
    <>
      <button
        type="button"
        className={styles['trigger']}
        aria-label={t('cart.open', { count: lines.length })}
        aria-haspopup="dialog"
        data-testid="header-cart"
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
              fixed={fixed !== undefined}
              more={(line) => <LineChoices line={line} />}
              onEmptied={closing(onEmptied)}
              onChange={(line) => closing(() => onChange(line))()}
            />
            <CartTotal lines={lines} />
            {fixed}
            <Button variant="primary" wide disabled={missingOf(lines) > 0} onClick={closing(onGo)}>
              {t('cart.go')}
            </Button>
            {onAdd && fixed === undefined && lines.length < maxCartItems(true) && (
              <Button wide icon="plus" onClick={closing(onAdd)}>
                {t('cart.add')}
              </Button>
            )}
          </>
        )}
      </Panel>
    </>
  );
}
