import type { CartLine } from '../../../../kernel/cart';
import { uuid } from '../desk.fixture';

export const aCartLine = (change: Partial<CartLine> = {}): CartLine => ({
  ...{ inCartId: uuid(30), productId: uuid(4), slug: '', answers: [], forcedInvalidImei: false, steps: 0 },
  ...{ circuit: 'store_drop', shippingMethodId: uuid(70), paymentModeId: uuid(81) },
  ...{ label: 'Galaxy S22', brand: 'Samsung', image: null, receipt: [], total: 36_000, currency: 'EUR' },
  ...{ transportLabel: 'In a package', paymentLabel: 'Voucher', needsIban: false, countries: [] },
  ...{ identityRequired: false, minimum: 0, validDays: 15 },
  ...change,
});

export const aCustomer = {
  ...{ firstName: 'Lea', lastName: 'Dubois', email: 'lea@example.fr', phone: '0612345678' },
  ...{ street: '12 rue X', zipCode: '69002', city: 'Lyon', country: 'FR' },
};
