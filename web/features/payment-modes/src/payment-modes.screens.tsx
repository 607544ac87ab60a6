import { paymentModes } from '@reprise/contracts/configuration';
import { resourceScreens } from '../../../ui/resource/resource-screens';

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
        ...(['descriptionTranslations', 'longDescription', 'mailContent'] as const),
      ],
    },
    { key: 'price', fields: ['modifier'] },
  ],
  defaultOrder: { field: 'label', direction: 'asc' },
});
