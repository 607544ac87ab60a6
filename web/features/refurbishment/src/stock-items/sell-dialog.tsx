import { sellItem } from '@reprise/contracts/item';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText, parseAmount } from '../../../../kernel/numbers';
import { useAccepted, useSubmission } from '../../../../kernel/store';
import { ConfirmDialog } from '../../../../ui';
import { FormField } from '../../../../ui/form/form-field';
import { NumberInput } from '../../../../ui/form/number-input';
import { useAccount } from '../../../../ui/resource/use-account';

type Props = { item: { id: string; identificationNumber: string }; onClose: () => void };
const isPrice = (price: unknown): price is number => typeof price === 'number' && price >= 0;

/** To its next owner: it leaves its stock, for what it brought if somebody says so. */
export function SellDialog({ item, onClose }: Props) {
  const { t, i18n } = useTranslation('stock-items');
  const { currency } = useAccount();
  const [price, setPrice] = useState<unknown>(null);
  const { submit, status, problem } = useSubmission<typeof sellItem>();
  useAccepted(status, onClose);
  return (
    <ConfirmDialog
      open
      title={t('sell.title', { code: item.identificationNumber })}
      confirmLabel={t('sell.act')}
      disabled={price !== null && !isPrice(price)}
      pending={status === 'sending'}
      problem={problem}
      onConfirm={() => submit(sellItem, { params: { id: item.id }, body: isPrice(price) ? { price } : {} })}
      onCancel={onClose}
    >
      <p>{t('sell.sentence')}</p>
      <FormField label={t('field.soldPrice')} help={t('sell.help')}>
        {(control) => (
          <NumberInput
            {...control}
            value={price}
            disabled={false}
            read={parseAmount}
            write={(amount) => amountText(amount, currency, i18n.language)}
            onChange={setPrice}
            onBlur={() => undefined}
          />
        )}
      </FormField>
    </ConfirmDialog>
  );
}
