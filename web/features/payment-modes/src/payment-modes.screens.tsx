import { paymentModes } from '@reprise/contracts/configuration';
import { useTranslation } from 'react-i18next';
import { useHolds } from '../../../kernel/session';
import type { FormFieldSpec } from '../../../ui/form/form-spec';
import { resourceScreens } from '../../../ui/resource/resource-screens';
import { CircuitBonusesField } from './circuit-bonuses-field';

function useDrawn() {
  const { t } = useTranslation('payment-modes');
  const holds = useHolds('payment_bonus');
  const bonuses: FormFieldSpec = {
    ...{ kind: 'custom', name: 'circuitBonuses', label: t('field.circuitBonuses'), optional: true },
    help: t('help.circuitBonuses'),
    render: (form) => <CircuitBonusesField form={form} />,
  };
  return { circuitBonuses: holds ? [bonuses] : [] };
}

/** Back office §5 "Payment mode". */
export default resourceScreens({
  contract: paymentModes,
  namespace: 'payment-modes',
  nameOf: (row) => row.label,
  columns: ['label', 'type', 'provider', 'modifier', 'paidInStore', 'active'],
  sections: [
    { key: 'general', fields: ['label', 'labelTranslations', 'type', 'provider', 'active', 'paidInStore'] },
    {
      key: 'texts',
      fields: [
        { name: 'description', kind: 'textarea' },
        ...(['descriptionTranslations', 'longDescription', 'longDescriptionTranslations'] as const),
        ...(['mailContent', 'mailContentTranslations'] as const),
      ],
    },
    { key: 'price', fields: ['modifier', 'circuitBonuses'] },
  ],
  useDrawn,
  defaultOrder: { field: 'label', direction: 'asc' },
});
