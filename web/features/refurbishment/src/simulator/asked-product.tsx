import { organisationEndpoints } from '@reprise/contracts/organisation';
import { productStates } from '@reprise/contracts/rules';
import { Select } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText, parseAmount } from '../../../../kernel/numbers';
import { useAppSelector, useRecord } from '../../../../kernel/store';
import { FormField } from '../../../../ui/form/form-field';
import { NumberInput } from '../../../../ui/form/number-input';
import { ProductPicker } from '../../../../ui/form/product-picker';
import { useAccount } from '../../../../ui/resource/use-account';
import type { Asked } from './asked.types';

type Props = { asked: Asked; set: (part: Partial<Asked>) => void };

/** Which product, in which grade, bought for how much, worked on in which workshop. */
export function AskedProduct({ asked, set }: Props) {
  const { t, i18n } = useTranslation(['refurb-board', 'enums']);
  const { currency } = useAccount();
  const own = useAppSelector(({ session }) => session.user?.currentOrganization?.account?.id);
  const { value = [] } = useRecord(organisationEndpoints.connectedWarehouses, {});
  const warehouses = value.filter(({ accountId }) => own === undefined || accountId === own);
  const first = warehouses[0]?.id;
  useEffect(() => {
    if (first && !asked.warehouseId) set({ warehouseId: first });
  }, [first, asked.warehouseId, set]);
  return (
    <>
      <FormField label={t('refurb-board:simulator.product')} required>
        {(control) => (
          <ProductPicker
            {...control}
            value={asked.productId}
            onChange={(productId) => set({ productId, answers: {} })}
          />
        )}
      </FormField>
      <FormField label={t('refurb-board:column.grade')} required>
        {(control) => (
          <Select
            {...control}
            value={asked.state}
            options={productStates.map((state) => ({
              value: state,
              label: t(`enums:product-state.${state}`),
            }))}
            onChange={(state) => set({ state })}
          />
        )}
      </FormField>
      <FormField label={t('refurb-board:field.warehouseId')} required>
        {(control) => (
          <Select
            {...control}
            value={asked.warehouseId ?? null}
            options={warehouses.map(({ id, commonName }) => ({ value: id, label: commonName }))}
            onChange={(warehouseId) => set({ warehouseId: warehouseId ?? undefined })}
          />
        )}
      </FormField>
      <FormField
        label={t('refurb-board:simulator.purchase')}
        help={t('refurb-board:simulator.purchase-help')}
      >
        {(control) => (
          <NumberInput
            {...control}
            value={asked.purchasePrice}
            disabled={false}
            read={parseAmount}
            write={(amount) => amountText(amount, currency, i18n.language)}
            onChange={(purchasePrice) => set({ purchasePrice })}
            onBlur={() => undefined}
          />
        )}
      </FormField>
    </>
  );
}
