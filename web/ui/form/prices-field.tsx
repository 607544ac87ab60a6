import { productStates } from '@reprise/contracts/rules';
import type { Currency } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { getAt, useFaultText, type ZodForm } from '../../kernel/forms';
import { amountText, parseAmount } from '../../kernel/numbers';
import { amountFault } from './fault-of';
import { Fault } from './form-field';
import { NumberInput } from './number-input';
import styles from './prices.module.css';

type Props = { form: ZodForm; name: string; id: string; currency: Currency; disabled: boolean };

/** A price for each state: the one in force beside the new one. A state without a price is not bought. */
export function PricesField({ form, name, id, currency, disabled }: Props) {
  const { t, i18n } = useTranslation();
  const { t: enums } = useTranslation('enums');
  const faultText = useFaultText();
  const write = (amount: number) => amountText(amount, currency, i18n.language);
  return (
    <table className={styles['prices']} id={id}>
      <thead>
        <tr>
          <th scope="col">{t('form.prices.state')}</th>
          <th scope="col">{t('form.prices.in-force')}</th>
          <th scope="col">{t('form.prices.new')}</th>
        </tr>
      </thead>
      <tbody>
        {productStates.map((state) => {
          const path = `${name}.${state}`;
          const before = getAt(form.initial, path);
          const fault = faultText(amountFault(form.fault(path), currency, i18n.language));
          const set = (next: unknown): void => {
            const { [state]: _old, ...others } = Object(getAt(form.values, name));
            form.set(name, next === null ? others : { ...others, [state]: next });
          };
          return (
            <tr key={state}>
              <th scope="row">{enums(`product-state.${state}`)}</th>
              <td className="figures">{typeof before === 'number' ? write(before) : '–'}</td>
              <td>
                <NumberInput
                  id={`${id}-${state}`}
                  aria-label={enums(`product-state.${state}`)}
                  aria-invalid={fault !== undefined}
                  {...(fault && { 'aria-describedby': `${id}-${state}-fault` })}
                  value={getAt(form.values, path)}
                  onChange={set}
                  onBlur={() => form.leave(path)}
                  disabled={disabled}
                  read={parseAmount}
                  write={write}
                />
                {fault && <Fault id={`${id}-${state}`} fault={fault} />}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
