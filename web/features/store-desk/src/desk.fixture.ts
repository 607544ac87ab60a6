import type { BuybackRow } from '@reprise/contracts/buyback';
import type { DiagnosticView, PaymentOption } from '@reprise/contracts/catalogue';
import { productStates } from '@reprise/contracts/rules';
import type { Permission } from '@reprise/contracts/permissions';
import type { SessionOpened } from '../../../kernel/session';

export const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const storeId = uuid(6);

const mode = (n: number, label: string, rest: Partial<PaymentOption> = {}): PaymentOption => ({
  id: uuid(n),
  type: 'gift_card',
  provider: 'gift_card_a',
  label,
  description: '',
  long_description: '',
  modifier: null,
  bonus: null,
  iban: false,
  paidInStore: true,
  ...rest,
});

const warehouses = Object.fromEntries(productStates.map((state) => [state, { warehouseIds: [uuid(7)] }]));

/** Two questions, an IMEI, one shipping method, two payment modes; worth 360 € at best. */
export const diagnostic = (settings: Partial<DiagnosticView['settings']> = {}) => ({
  product: {
    id: uuid(4),
    label: 'Galaxy S22',
    brand: 'Samsung',
    model: '',
    reference: '',
    ean: null,
    image: null,
    weight: 170,
    height: null,
    length: null,
    width: null,
    categoryId: uuid(3),
    categoryLabel: 'Phones',
    simple: false,
  },
  prices: { grade_a: 36000, grade_b: 32000 },
  currency: 'EUR',
  questions: [
    {
      id: uuid(50),
      title: 'Does it start?',
      howToTest: '',
      description: '',
      answers: [
        { id: uuid(51), name: 'Yes', description: '', effect: {} },
        { id: uuid(52), name: 'No', description: '', effect: { blocks: true } },
      ],
    },
    {
      id: uuid(60),
      title: 'How is the screen?',
      howToTest: '',
      description: '',
      answers: [
        { id: uuid(61), name: 'As new', description: '', effect: {} },
        { id: uuid(62), name: 'Scratched', description: '', effect: { capState: 'grade_b' } },
      ],
    },
  ],
  collectsImei: true,
  tacCodes: ['35693803'],
  options: [
    {
      id: uuid(70),
      channel: 'store',
      type: 'drop',
      circuit: 'store_drop',
      circuitId: uuid(71),
      label: 'In a package',
      description: '',
      modifier: null,
      countries: [],
      instructions: [],
      highlightedInstruction: null,
      terms: '',
      paymentModes: [
        mode(80, 'Gift card', { modifier: { type: 'percentage', value: 10 } }),
        mode(81, 'Voucher', { type: 'voucher' }),
      ],
      warehouses,
    },
  ],
  warehouses: [{ id: uuid(7), name: 'Workshop', city: 'Lyon' }],
  settings: {
    identityDocumentRequired: false,
    cartMinValue: 0,
    zeroAllowed: false,
    validDays: 15,
    maxNbOfItems: 1,
    ...settings,
  },
});

export const buybackRow = (differs: Partial<BuybackRow> = {}): BuybackRow => ({
  id: uuid(1),
  identificationNumber: '3760123456783',
  status: 'bb_awaiting_store_drop',
  circuit: 'web_drop',
  channel: 'web',
  categoryId: uuid(3),
  categoryLabel: 'Phones',
  productId: uuid(4),
  productLabel: 'Galaxy S22',
  brand: 'Samsung',
  customerId: uuid(5),
  warehouseId: uuid(7),
  rootId: uuid(8),
  forcedInvalidImei: false,
  diagnosticId: 'd',
  checkIn: 'mandatory',
  productState: 'grade_a',
  currency: 'EUR',
  prices: { declared: 40000 },
  priceLines: [{ kind: 'base', label: '', value: 40000 }],
  answers: [
    { questionId: uuid(50), question: 'Does it start?', answerId: uuid(51), answer: 'Yes' },
    { questionId: uuid(60), question: 'How is the screen?', answerId: uuid(61), answer: 'As new' },
  ],
  payment: {
    modeId: uuid(81),
    type: 'voucher',
    provider: 'none',
    label: 'Voucher',
    status: 'payment_created',
    paidInStore: false,
  },
  transport: { methodId: uuid(70), label: 'Brought to a store' },
  itemStatus: 'item_awaiting_store_drop',
  locale: 'en-GB',
  createdAt: '2020-01-01T10:00:00.000Z',
  updatedAt: '2020-01-01T10:00:00.000Z',
  ...differs,
});

export const seller = (...held: Permission[]): SessionOpened => ({
  token: 't',
  module: 'tim',
  user: {
    id: 'u1',
    types: ['store_seller'],
    email: 'sam@demo.test',
    modules: { tim: 'store_seller' },
    frontPermissions: { tim: held },
    currentOrganization: {
      id: storeId,
      commonName: 'Lyon',
      account: {
        ...{ id: uuid(2), name: 'Demo', companyCountry: 'FR' as const },
        ...{ currency: 'EUR' as const, language: 'fr-FR' as const },
      },
    },
  },
});
