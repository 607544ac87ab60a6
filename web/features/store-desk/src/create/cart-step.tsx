import { formatMoney } from '@reprise/contracts/kernel';
import { isCartFull } from '@reprise/contracts/rules';
import { Button } from 'antd';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { lineOf, lineSaved, selectCart, type WithCart } from '../../../../kernel/cart';
import { newId } from '../../../../kernel/new-id';
import { Notice } from '../../../../ui/notice';
import styles from '../desk.module.css';
import { draftDropped } from '../draft/desk.slice';
import { cartUrl } from '../search/search.paths';
import { choicesOf } from './choices.rules';
import { declaredBody, DeclaredFields, useDeclaredForm } from './declared-fields';
import { StepButtons } from './step-buttons';
import type { StepProps } from './step-props.types';

/** The product is quoted: into the cart with it, and on to the customer or to another product. */
export function CartStep(props: StepProps) {
  const { view, written, draft, onBack } = props;
  const { t, i18n } = useTranslation('store-desk');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const declared = useDeclaredForm(props);
  const { lines, declared: sold } = useSelector((state: WithCart) => selectCart(state));
  const { shipping, payment, price } = choicesOf(view, draft);
  const amount = formatMoney({ amount: price.total, currency: view.currency }, i18n.language);
  const changed = lines.some(({ inCartId }) => inCartId === draft.inCartId);
  const full = isCartFull(lines.length, true) && !changed ? t('cart.full') : undefined;
  const refused = sold ? t('cart.unsigned-short') : full;
  const add = (next: string): void => {
    if (!declared.valid) return declared.submit();
    const inCartId = draft.inCartId ?? newId();
    const own = { inCartId, slug: '', steps: 0, declared: declaredBody(draft.declared) };
    const line = lineOf(written, { ...draft, imei: view.collectsImei ? draft.imei : undefined }, own);
    if (!line || refused) return;
    dispatch(lineSaved({ line, multiProduct: true }));
    void navigate(next);
    dispatch(draftDropped());
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    add(cartUrl());
  };
  return (
    <form ref={declared.formRef} className={styles['step']} onSubmit={submit} noValidate>
      <h1 className={styles['question']} tabIndex={-1}>
        {t(changed ? 'cart.save-question' : 'cart.add-question', { amount })}
      </h1>
      <p className={styles['note']}>{[shipping?.label, payment?.label].filter(Boolean).join(' · ')}</p>
      {sold && (
        <Notice family="amber" action={<Link to={cartUrl()}>{t('cart.unsigned-open')}</Link>}>
          {t('cart.unsigned')}
        </Notice>
      )}
      <DeclaredFields form={declared} disabled={false} />
      <StepButtons
        onBack={onBack}
        focused
        label={t(changed ? 'cart.save' : 'cart.add')}
        disabledReason={refused}
      >
        {!changed && (
          <Button size="large" disabled={refused !== undefined} onClick={() => add('/search')}>
            {t('cart.add-another')}
          </Button>
        )}
      </StepButtons>
    </form>
  );
}
