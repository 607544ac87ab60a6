import { idOf, policy, toItem } from './policy-language';

export const shipItemsWhenPackageHandedOver = policy(
  'ship-items-when-package-handed-over',
  ['PackageHandedOver'],
  (event) => {
    const data = { packageId: idOf(event), shippedAt: event.data.handedOverAt };
    return event.data.items.map((id) => toItem(id, { type: 'ShipItem', data }));
  },
);
