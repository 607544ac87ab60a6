import { configurationOf, id } from '../dispatch/dispatch.fixtures';
import { setUpOf, type SetUpFacts } from './set-up.rules';

const address = { street: '1 rue des Docks', zipCode: '59000', city: 'Lille', country: 'FR' };
const base = configurationOf([]);
const transfer = { id: 'm', active: true, provider: 'sepa_transfer' };
/** Everything that an account needs; its root category holds the products and the questions. */
const complete = {
  configuration: {
    ...base,
    warehouses: base.warehouses.map((each) => ({ ...each, ...address })),
    paymentModes: [transfer],
    circuits: base.circuits.map((each) => ({ ...each, paymentModeIds: ['m'] })),
    settings: { ...base.settings, eula: 'Terms', serviceTermsDocument: '/terms.pdf' },
  },
  ...{ accountId: id(1), hasStore: true, unaddressedStores: [], hasPayingAccount: true, hasPrice: true },
  published: new Map([[id(22), 3]]),
  questions: new Map([[id(21), 1]]),
} as unknown as SetUpFacts;

const lacking = (more: object, configuration: object = {}) =>
  setUpOf({
    ...complete,
    ...more,
    configuration: { ...complete.configuration, ...configuration },
  }).lacks.map(({ what, of }) => [what, ...of].join(' '));
const { circuits, categories, warehouses } = complete.configuration;

describe('what a set-up lacks', () => {
  it('is nothing where customers can sell', () => {
    expect(lacking({})).toEqual([]);
  });
  it('is all that a client has not entered yet, in the order in which to enter it', () => {
    const nothing = {
      ...{ warehouses: [], paymentModes: [], categories: [], settings: {} },
      circuits: circuits.map((each) => ({ ...each, active: false })),
    };
    const none = { published: new Map(), questions: new Map(), hasStore: false, hasPrice: false };
    expect(lacking(none, nothing)).toEqual(['workshop', 'payment-mode', 'circuit', 'category', 'terms']);
  });
  it('is an address of a workshop of its own that is open, not of a closed one or a buyer’s', () => {
    const incomplete = warehouses.map((each) => ({ ...each, city: undefined }));
    expect(lacking({}, { warehouses: incomplete })).toEqual(['workshop-address Lyon']);
  });
  it('is an open store only where a circuit leads through stores', () => {
    expect(lacking({ hasStore: false })).toEqual(['store']);
    const byPost = circuits.filter(({ name }) => name === 'web_post');
    expect(lacking({ hasStore: false }, { circuits: byPost })).toEqual([]);
  });
  it('is an address of an open store, where a circuit leads through stores', () => {
    const unaddressedStores = ['Lille', 'Lyon'];
    expect(lacking({ unaddressedStores })).toEqual(['store-address Lille Lyon']);
    const byPost = circuits.filter(({ name }) => name === 'web_post');
    expect(lacking({ unaddressedStores }, { circuits: byPost })).toEqual([]);
  });
  it('is a payment mode of an active circuit, of its own or of a way to hand over', () => {
    const unpaid = circuits.map((each) => ({
      ...each,
      paymentModeIds: each.name === 'web_post' ? ['gone'] : ['m'],
    }));
    expect(lacking({}, { circuits: unpaid })).toEqual(['circuit-payment-mode web_post']);
    const shippingMethods = [{ circuit: 'web_post', paymentModeIds: ['m'] }];
    expect(lacking({}, { circuits: unpaid, shippingMethods })).toEqual([]);
  });
  it('is a circuit or a question of a category that holds published products, its own or inherited', () => {
    const closed = categories.map((each) => ({ ...each, circuits: [] }));
    expect(lacking({}, { categories: closed })).toEqual(['category-circuit c22']);
    expect(lacking({ questions: new Map([[id(23), 4]]) })).toEqual(['question c22']);
  });
  it('is terms where one has neither a text nor a PDF', () => {
    const papers = {
      eula: '',
      eulaDocument: '/use.pdf',
      serviceTerms: '',
      serviceTermsDocument: '/terms.pdf',
    };
    expect(lacking({}, { settings: papers })).toEqual([]);
    expect(lacking({}, { settings: { ...papers, eulaDocument: null } })).toEqual(['terms']);
  });
  it('is a product, a price, and a bank account for transfers', () => {
    expect(lacking({ published: new Map() })).toEqual(['product']);
    expect(lacking({ hasPrice: false })).toEqual(['price']);
    expect(lacking({ hasPayingAccount: false })).toEqual(['paying-account']);
    expect(
      lacking({ hasPayingAccount: false }, { paymentModes: [{ ...transfer, provider: 'none' }] }),
    ).toEqual([]);
  });
});
