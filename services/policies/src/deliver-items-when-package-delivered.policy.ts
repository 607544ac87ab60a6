import { policy, toItem } from './policy-language';

export const deliverItemsWhenPackageDelivered = policy(
  'deliver-items-when-package-delivered',
  ['PackageDelivered'],
  (event) => {
    const { warehouseId, checkIn, items } = event.data;
    return items.map((id) => toItem(id, { type: 'DeliverItem', data: { warehouseId, checkIn } }));
  },
);
