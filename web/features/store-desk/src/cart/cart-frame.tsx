import { formatMoney } from '@reprise/contracts/kernel';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CartLine, cartTotal } from '../../../../kernel/cart';
import { MissingAmount } from '../../../../ui/cart/cart-items';
import { Page } from '../../../../ui/page/page';
import { WizardFrame } from '../../../../ui/wizard/wizard-frame';
import { useLeaveWarning } from '../../../../kernel/forms';
import { facingAction } from '../create/facing.looks';
import styles from '../desk.module.css';

const steps = ['cart', 'customer', 'summary', 'sign'] as const;
type Props = { step: (typeof steps)[number]; lines: readonly CartLine[]; children: ReactNode };

/** A step of the cart, with the products and their total beside it; turned to the customer, only the offer. */
export function CartFrame({ step, lines, children }: Props) {
  const { t } = useTranslation('store-desk');
  const [facing, setFacing] = useState(false);
  useLeaveWarning(true);
  return (
    <Page
      width="full"
      title={t(`cart.step.${step}`)}
      crumbs={[{ label: t('search.title'), to: '/search' }, { label: t('cart.title') }]}
      actions={[facingAction(t, facing, setFacing)]}
    >
      <WizardFrame
        at={steps.indexOf(step) + 1}
        of={steps.length}
        step={step}
        focus="input"
        narrow="above"
        aside={<Aside lines={lines} facing={facing} />}
      >
        {children}
      </WizardFrame>
    </Page>
  );
}

function Aside({ lines, facing }: { lines: readonly CartLine[]; facing: boolean }) {
  const { t } = useTranslation();
  const { t: desk, i18n } = useTranslation('store-desk');
  const currency = lines[0]?.currency ?? 'EUR';
  const text = (amount: number): string => formatMoney({ amount, currency }, i18n.language);
  return (
    <aside className={styles['estimate']} aria-label={desk('cart.title')}>
      <p className={styles['estimate-title']}>{t('cart.count', { count: lines.length })}</p>
      <p className={styles['total']} aria-live="polite" data-testid="cart-total">
        {text(cartTotal(lines))}
      </p>
      <ul className={styles['lines']}>
        {lines.map(({ inCartId, label, total }) => (
          <li key={inCartId}>
            <span>{label}</span>
            <span>{text(total)}</span>
          </li>
        ))}
      </ul>
      {!facing && <MissingAmount lines={lines} />}
    </aside>
  );
}
