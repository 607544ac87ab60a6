import { type CreatedBuyback, downloadCartTransferOrder } from '@reprise/contracts/buyback';
import { formatMoney, readIn } from '@reprise/contracts/kernel';
import type { CustomerDetails } from '@reprise/contracts/rules';
import { Button, type CheckboxRef } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type CartLine, cartReset, customerPart } from '../../../../kernel/cart';
import { useFile } from '../../../../kernel/files';
import { useProblemText } from '../../../../kernel/i18n';
import { newId } from '../../../../kernel/new-id';
import { useAppSelector } from '../../../../kernel/store';
import { Notice } from '../../../../ui/notice';
import { PrintOrder } from '../create/print-order';
import { SignedBox } from '../create/signed-box';
import { StepButtons } from '../create/step-buttons';
import styles from '../desk.module.css';
import { CartFrame } from './cart-frame';
import { cartHandOverOrdered, selectDeskCart, type WithDeskCart } from './desk-cart.slice';

type Props = {
  lines: readonly CartLine[];
  cartId: string;
  declared: readonly CreatedBuyback[];
  details: CustomerDetails | undefined;
};

/** The transfer order is printed and read, then signed; only then does the seller say so. */
export function CartSign({ lines, cartId, declared, details }: Props) {
  const { t, i18n } = useTranslation('store-desk');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const storeId = useAppSelector((s) => s.session.user?.currentOrganization?.id ?? '');
  const { sending, problem } = useSelector((state: WithDeskCart) => selectDeskCart(state));
  const order = useFile();
  const [signed, setSigned] = useState(false);
  const [tried, setTried] = useState(false);
  const box = useRef<CheckboxRef>(null);
  const currency = declared[0]?.currency ?? 'EUR';
  const total = declared.reduce((sum, { price }) => sum + price, 0);
  const trouble = problem ?? order.problem;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!signed) box.current?.focus();
    if (!signed || !details || sending) return;
    const finalise = { ...customerPart(details), handOverSigned: true };
    dispatch(cartHandOverOrdered({ sold: { storeId, cartId, buybacks: declared }, finalise }));
  };
  const putAside = (): void => {
    dispatch(cartReset({ cartId: newId() }));
    void navigate('/search');
  };
  return (
    <CartFrame step="sign" lines={lines}>
      <form className={styles['step']} onSubmit={submit} noValidate data-testid="cart-sign">
        <h1 className={styles['question']} tabIndex={-1}>
          {t('cart.sign-question')}
        </h1>
        {trouble && <Notice family="red">{problemText(trouble)}</Notice>}
        <Numbers declared={declared} />
        <PrintOrder
          loading={order.status === 'fetching'}
          onPrint={() => order.print(downloadCartTransferOrder, { params: { storeId, cartId } })}
        />
        <SignedBox
          amount={formatMoney({ amount: total, currency }, i18n.language)}
          count={declared.length}
          signed={signed}
          {...{ tried, box }}
          onChange={setSigned}
        />
        <StepButtons onBack={undefined} loading={sending ?? false} label={t('cart.hand-over')} />
        <div>
          <Button type="link" className={styles['more'] ?? ''} onClick={putAside}>
            {t('cart.put-aside')}
          </Button>
          <p className={styles['hint']}>{t('cart.put-aside-why')}</p>
        </div>
      </form>
    </CartFrame>
  );
}

function Numbers({ declared }: Pick<Props, 'declared'>) {
  const { language } = useTranslation().i18n;
  return (
    <ul className={styles['lines']}>
      {declared.map((buyback) => (
        <li key={buyback.id}>
          <span>{readIn(buyback, language).productLabel}</span>
          <span className="code">{buyback.identificationNumber}</span>
        </li>
      ))}
    </ul>
  );
}
