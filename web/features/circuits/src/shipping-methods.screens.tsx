import { shippingMethods } from '@reprise/contracts/configuration';
import { resourceScreens } from '../../../ui/resource/resource-screens';
import { useCircuitOptions } from './use-circuit-options';

/** The ways to hand a product over that customers and sellers choose from (customer journey §3). */
export default resourceScreens({
  contract: shippingMethods,
  namespace: 'shipping-methods',
  nameOf: (row) => row.label,
  columns: ['label', 'position', 'circuit', 'modifier', 'active'],
  sections: [
    { key: 'general', fields: ['label', 'labelTranslations', 'circuit', 'delayDays', 'position', 'active'] },
    { key: 'texts', fields: [{ name: 'description', kind: 'textarea' }, 'descriptionTranslations'] },
    { key: 'offered', fields: ['countries', 'paymentModeIds'] },
    { key: 'price', fields: ['modifier'] },
  ],
  defaultOrder: { field: 'position', direction: 'asc' },
  useOptions: useCircuitOptions,
});
