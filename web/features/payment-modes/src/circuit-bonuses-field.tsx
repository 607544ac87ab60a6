import type { PaymentMode } from '@reprise/contracts/configuration';
import { circuits } from '@reprise/contracts/rules';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { getAt, type ZodForm } from '../../../kernel/forms';
import { EntryFieldset } from '../../../ui/form/entry-fieldset';
import { FormFields } from '../../../ui/form/form-sections';
import type { FormFieldSpec } from '../../../ui/form/form-spec';
import { Icon } from '../../../ui/icon';
import { modifierFields } from '../../../ui/resource/modifier-fields';
import { useAccount } from '../../../ui/resource/use-account';
import entry from '../../../ui/form/entry.module.css';

type Bonus = PaymentMode['circuitBonuses'][number];
const name = 'circuitBonuses';

function useBonusFields(bonuses: readonly Bonus[]): (at: number) => readonly FormFieldSpec[] {
  const { t } = useTranslation(['payment-modes', 'common', 'enums']);
  const { currency } = useAccount();
  return (at) => {
    // A circuit has one bonus at most.
    const taken = bonuses.filter((_each, place) => place !== at).map(({ circuit }) => circuit);
    const options = circuits
      .filter((circuit) => !taken.includes(circuit))
      .map((value) => ({ value, label: t(`enums:circuit.${value}`) }));
    const bonus = { name: `${name}.${at}.modifier`, label: t('bonus.modifier'), help: t('help.modifier') };
    return [
      { kind: 'choice', name: `${name}.${at}.circuit`, label: t('property.circuit'), options },
      ...modifierFields({ ...bonus, disabled: false, currency, always: true }, (key, label) =>
        t(`common:form.modifier.${key}`, { name: label }),
      ),
    ];
  };
}

/** The premium feature `payment_bonus`: what this payment mode adds, or takes, where it is chosen in a circuit. */
export function CircuitBonusesField({ form }: { form: ZodForm }) {
  const { t } = useTranslation('payment-modes');
  const value = getAt(form.values, name);
  const bonuses: readonly Bonus[] = Array.isArray(value) ? value : [];
  const fieldsOf = useBonusFields(bonuses);
  const free = circuits.find((circuit) => bonuses.every((each) => each.circuit !== circuit));
  const add = (): void =>
    form.set(name, [...bonuses, { circuit: free, modifier: { type: 'fixed', value: null } }]);
  return (
    <div className={entry['entries']}>
      {bonuses.map(({ circuit }, at) => (
        <EntryFieldset
          key={circuit}
          title={t('bonus.title', { place: at + 1 })}
          removeLabel={t('bonus.remove', { place: at + 1 })}
          onRemove={() =>
            form.set(
              name,
              bonuses.filter((_each, place) => place !== at),
            )
          }
        >
          <FormFields fields={fieldsOf(at)} form={form} />
        </EntryFieldset>
      ))}
      {free && (
        <Button icon={<Icon name="plus" size={16} />} onClick={add}>
          {t('bonus.add')}
        </Button>
      )}
    </div>
  );
}
