import { formatMoney } from '@reprise/contracts/kernel';
import type { CustomerDetails } from '@reprise/contracts/rules';
import { Button } from 'antd';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { isGenericFailure } from '../../../../kernel/api';
import { cartBody, type CartLine, cartTotal } from '../../../../kernel/cart';
import { useProblemText } from '../../../../kernel/i18n';
import { useAppSelector } from '../../../../kernel/store';
import { CartItems } from '../../../../ui/cart/cart-items';
import { Notice } from '../../../../ui/notice';
import { StepButtons } from '../create/step-buttons';
import styles from '../desk.module.css';
import { Recap, type RecapRow } from '../recap';
import { useCustomerLanguage } from '../use-customer-language';
import { cartUrl, changeUrl } from '../search/search.paths';
import { CartFrame } from './cart-frame';
import { cartConfirmed, selectDeskCart, type WithDeskCart } from './desk-cart.slice';
import { LineFacts } from './line-facts';

type Props = { lines: readonly CartLine[]; cartId: string; details: CustomerDetails };

/** Everything once more; one press creates a buyback for each product, of which the transfer order is made. */
export function CartSummary({ lines, cartId, details }: Props) {
  const { t } = useTranslation('store-desk');
  const language = useCustomerLanguage();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const storeId = useAppSelector((s) => s.session.user?.currentOrganization?.id ?? undefined);
  const { sending, problem, repriced } = useSelector((state: WithDeskCart) => selectDeskCart(state));
  const expectedTotal = repriced ?? cartTotal(lines);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (sending) return;
    const body = cartBody(lines, details, language, storeId);
    dispatch(cartConfirmed({ cartId, body, expectedTotal }));
  };
  return (
    <CartFrame step="summary" lines={lines}>
      <form className={styles['step']} onSubmit={submit}>
        <h1 className={styles['question']} tabIndex={-1}>
          {t('summary.question')}
        </h1>
        <Trouble lines={lines} />
        <CartItems
          lines={lines}
          more={(line) => <LineFacts line={line} />}
          onEmptied={() => void navigate('/home')}
          onChange={(line) => void navigate(changeUrl(line))}
        />
        <Who details={details} />
        <StepButtons
          onBack={() => void navigate(cartUrl('customer'))}
          loading={sending ?? false}
          focused={!problem}
          label={t('summary.confirm')}
        />
      </form>
    </CartFrame>
  );
}

/** What the server has said of the last press. */
function Trouble({ lines }: Pick<Props, 'lines'>) {
  const { t, i18n } = useTranslation('store-desk');
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { problem, repriced } = useSelector((state: WithDeskCart) => selectDeskCart(state));
  const currency = lines[0]?.currency ?? 'EUR';
  if (repriced !== undefined) {
    const amount = formatMoney({ amount: repriced, currency }, i18n.language);
    return (
      <Notice family="amber" title={t('cart.repriced-title')}>
        {t('cart.repriced', { amount })}
      </Notice>
    );
  }
  if (!problem) return null;
  return (
    <Notice family="red" title={isGenericFailure(problem) ? t('summary.not-created') : undefined}>
      {problemText(problem)}
      {problem.violations.length > 0 && (
        <Button type="link" onClick={() => void navigate(cartUrl('customer'))}>
          {t('summary.correct')}
        </Button>
      )}
    </Notice>
  );
}

function Who({ details }: Pick<Props, 'details'>) {
  const { t } = useTranslation('store-desk');
  const navigate = useNavigate();
  const { firstName, lastName, street, streetMore, zipCode, city, identification } = details;
  const place = [street, streetMore, `${zipCode} ${city}`].filter(Boolean).join(', ');
  const row = (term: string, value: string): RecapRow => ({
    term,
    value,
    onChange: () => void navigate(cartUrl('customer')),
  });
  const rows = [
    row(t('customer.question'), `${firstName} ${lastName}`),
    row(t('customer.address'), place),
    ...(identification?.number ? [row(t('customer.identity'), identification.number)] : []),
  ];
  return <Recap rows={rows} />;
}
