import { organisationEndpoints } from '@reprise/contracts/organisation';
import { useTranslation } from 'react-i18next';
import { getAt, useFaultText, type ZodForm } from '../../../kernel/forms';
import { amountText, parseAmount } from '../../../kernel/numbers';
import { useAppSelector, useRecord } from '../../../kernel/store';
import { FormField } from '../../../ui/form/form-field';
import { NumberInput } from '../../../ui/form/number-input';
import { useAccount } from '../../../ui/resource/use-account';
import styles from './refurb-catalogue.module.css';

type Cost = { warehouseId: string; cost: unknown };

/** Back office §3: what the step costs in each workshop; without an amount it costs nothing there. */
export function CostsField({ form }: { form: ZodForm }) {
  const { t, i18n } = useTranslation('refurb-steps');
  const faultText = useFaultText();
  const { currency } = useAccount();
  const own = useAppSelector(({ session }) => session.user?.currentOrganization?.account?.id);
  const { value = [] } = useRecord(organisationEndpoints.connectedWarehouses, {});
  const warehouses = value.filter(({ accountId }) => own === undefined || accountId === own);
  const kept = getAt(form.values, 'costs');
  const costs: readonly Cost[] = Array.isArray(kept) ? kept : [];
  const set = (warehouseId: string, cost: unknown): void => {
    const others = costs.filter((each) => each.warehouseId !== warehouseId);
    form.set('costs', cost === null ? others : [...others, { warehouseId, cost }]);
  };
  return (
    <div className={styles['costs']}>
      {warehouses.map(({ id, commonName }) => {
        const at = costs.findIndex(({ warehouseId }) => warehouseId === id);
        const name = `costs.${at}.cost`;
        return (
          <FormField key={id} label={t('cost', { name: commonName })} fault={faultText(form.fault(name))}>
            {(control) => (
              <NumberInput
                {...control}
                value={costs[at]?.cost}
                disabled={false}
                read={parseAmount}
                write={(amount) => amountText(amount, currency, i18n.language)}
                onChange={(cost) => set(id, cost)}
                onBlur={() => form.leave(name)}
              />
            )}
          </FormField>
        );
      })}
    </div>
  );
}
