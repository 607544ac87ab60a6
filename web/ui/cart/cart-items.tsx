import { formatMoney } from '@reprise/contracts/kernel';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { type CartLine, cartReset, cartTotal, lineRemoved, missingOf } from '../../kernel/cart';
import { newId } from '../../kernel/new-id';
import { Icon } from '../icon';
import { Notice } from '../notice';
import { Button } from '../public/button';
import { Actions } from '../public/column';
import { Panel } from '../public/panel';
import { ProductImage } from '../public/product-image';
import { isBeginning, useReceiptWords } from '../use-receipt-words';
import styles from './cart.module.css';

type ItemsProps = {
  lines: readonly CartLine[];
  onEmptied?: () => void;
  /** What else is said of a line, below its price. */
  more?: (line: CartLine) => ReactNode;
  /** Leads to where a line is changed. */
  onChange?: (line: CartLine) => void;
  /** They have become buybacks: nothing is changed or taken out any more. */
  fixed?: boolean;
};

/** The products of the cart, each with its price effects and a way to remove it. */
export function CartItems({ lines, onEmptied, more, onChange, fixed = false }: ItemsProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [leaving, setLeaving] = useState<CartLine>();
  const heading = useRef<HTMLUListElement>(null);
  const remove = (line: CartLine): void => {
    setLeaving(undefined);
    if (lines.length === 1) {
      dispatch(cartReset({ cartId: newId() }));
      onEmptied?.();
      return;
    }
    dispatch(lineRemoved(line.inCartId));
    heading.current?.focus();
  };
  return (
    <>
      <ul className={styles['items']} ref={heading} tabIndex={-1} aria-label={t('cart.items')}>
        {lines.map((line) => (
          <Item
            key={line.inCartId}
            line={line}
            {...(!fixed && { onRemove: () => setLeaving(line) })}
            {...(!fixed && onChange && { onChange: () => onChange(line) })}
          >
            {more?.(line)}
          </Item>
        ))}
      </ul>
      <Panel
        open={leaving !== undefined}
        title={t('cart.remove-title')}
        onClose={() => setLeaving(undefined)}
      >
        <p>
          {t(lines.length === 1 ? 'cart.remove-last' : 'cart.remove-sentence', { product: leaving?.label })}
        </p>
        <Actions>
          <Button onClick={() => setLeaving(undefined)}>{t('cart.keep')}</Button>
          <Button variant="primary" icon="trash" onClick={() => leaving && remove(leaving)}>
            {t('cart.remove')}
          </Button>
        </Actions>
      </Panel>
    </>
  );
}

type ItemProps = { line: CartLine; onRemove?: () => void; onChange?: () => void; children: ReactNode };

function Item({ line, onRemove, onChange, children }: ItemProps) {
  const { t, i18n } = useTranslation();
  const words = useReceiptWords(line.currency);
  const effects = line.receipt.filter((each) => !isBeginning(each) && each.value !== 0);
  return (
    <li className={styles['item']}>
      <ProductImage src={line.image} drawing={line.drawing} size={56} />
      <div className={styles['words']}>
        <span className={styles['brand']}>{line.brand}</span>
        <span className={styles['label']}>{line.label}</span>
        <span className={styles['price']}>
          {formatMoney({ amount: line.total, currency: line.currency }, i18n.language)}
        </span>
        {effects.length > 0 && (
          <ul className={styles['impacts']}>
            {effects.map(words).map(({ label, amount }, index) => (
              <li key={`${index}${label}`}>
                <span>{label}</span>
                <span className="figures">{amount}</span>
              </li>
            ))}
          </ul>
        )}
        {children}
        {onChange && (
          <button
            type="button"
            className={styles['change']}
            aria-label={t('cart.change-product', { product: line.label })}
            onClick={onChange}
          >
            {t('cart.change')}
          </button>
        )}
      </div>
      {onRemove && (
        <button
          type="button"
          className={styles['remove']}
          aria-label={t('cart.remove-product', { product: line.label })}
          onClick={onRemove}
        >
          <Icon name="trash" />
        </button>
      )}
    </li>
  );
}

export function CartTotal({ lines }: { lines: readonly CartLine[] }) {
  const { t, i18n } = useTranslation();
  const currency = lines[0]?.currency ?? 'EUR';
  const text = (amount: number): string => formatMoney({ amount, currency }, i18n.language);
  return (
    <>
      <p className={styles['total']}>
        <span>{t('receipt.total')}</span>
        <strong className="figures">{text(cartTotal(lines))}</strong>
      </p>
      <MissingAmount lines={lines} />
    </>
  );
}

/** What the lines lack to the client's minimum; nothing once it is reached. */
export function MissingAmount({ lines }: { lines: readonly CartLine[] }) {
  const { t, i18n } = useTranslation();
  const missing = missingOf(lines);
  if (missing === 0) return null;
  const amount = formatMoney({ amount: missing, currency: lines[0]?.currency ?? 'EUR' }, i18n.language);
  return <Notice family="amber">{t('cart.missing', { amount })}</Notice>;
}
