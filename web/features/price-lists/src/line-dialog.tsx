import { putPriceListLines, type PriceListLine } from '@reprise/contracts/price-lists';
import { productPricesSchema, productStates, type ProductPrices } from '@reprise/contracts/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText, parseAmount } from '../../../kernel/numbers';
import { useAccepted, useSubmission } from '../../../kernel/store';
import { FormField } from '../../../ui/form/form-field';
import { NumberInput } from '../../../ui/form/number-input';
import { ConfirmDialog } from '../../../ui/page/confirm-dialog';
import { productName } from '../../../ui/product-name';
import { useAccount } from '../../../ui/resource/use-account';
import styles from './price-lists.module.css';

type Props = { listId: string; line: PriceListLine; onClose: () => void; onSaved: () => void };

/** The price of one product in each state; a state without a price is not bought. */
export function LineDialog({ listId, line, onClose, onSaved }: Props) {
  const { t } = useTranslation('price-lists');
  const { t: enums } = useTranslation('enums');
  const { currency } = useAccount();
  const { submit, status, problem } = useSubmission();
  const [prices, setPrices] = useState<Readonly<Record<string, unknown>>>(line.prices);
  useAccepted(status, onSaved);
  const given = Object.fromEntries(Object.entries(prices).filter(([, price]) => price !== null));
  const read = productPricesSchema.safeParse(given);
  const save = (wanted: ProductPrices): void => {
    const lines = [{ productId: line.productId, prices: wanted }];
    submit(putPriceListLines, { params: { id: listId }, body: { lines } });
  };
  return (
    <ConfirmDialog
      open
      title={productName(line)}
      confirmLabel={t('line.save')}
      disabled={!read.success}
      pending={status === 'sending'}
      problem={problem}
      onConfirm={() => read.data && save(read.data)}
      onCancel={onClose}
    >
      <div className={styles['prices']}>
        {productStates.map((state) => (
          <FormField key={state} label={enums(`product-state.${state}`)}>
            {(control) => (
              <NumberInput
                {...control}
                value={prices[state]}
                onChange={(price) => setPrices((before) => ({ ...before, [state]: price }))}
                onBlur={() => undefined}
                disabled={false}
                read={parseAmount}
                write={(amount, language) => amountText(amount, currency, language)}
              />
            )}
          </FormField>
        ))}
      </div>
    </ConfirmDialog>
  );
}
