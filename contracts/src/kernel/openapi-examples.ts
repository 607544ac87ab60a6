const product = '0193a5c4-7d1e-7c3a-9b52-1f4e8a6d2c01';
const mode = '0193a5c4-7d1e-7c3a-9b52-1f4e8a6d2c02';
const line = '0193a5c4-7d1e-7c3a-9b52-1f4e8a6d2c03';
const category = '0193a5c4-7d1e-7c3a-9b52-1f4e8a6d2c04';
const question = '0193a5c4-7d1e-7c3a-9b52-1f4e8a6d2c06';
const warehouse = '0193a5c4-7d1e-7c3a-9b52-1f4e8a6d2c05';

const answers = [{ questionId: question, answerId: 'yes' }];
const declared = { productId: product, answers, circuit: 'web_drop_label', paymentModeId: mode };
const customer = {
  ...{ firstName: 'Zoé', lastName: 'Martin', email: 'zoe.martin@example.com', phone: '+33612345678' },
  ...{ street: '1 rue de la Paix', zipCode: '75002', city: 'Paris', country: 'FR' },
};
const seen = { termsAccepted: true, price: 12_000, locale: 'fr-FR' };
const offered = { token: 'the token of the declaration’s reply' };

/** Bodies that their schemas accept, by operation: those of a buyback's way, and what programs write most. */
export const bodyExamples: Readonly<Record<string, object>> = {
  login: { email: 'program@example.com', password: 'its password' },
  refreshToken: { refreshToken: 'the refreshToken of the last log-in or renewal' },
  createVisitorToken: { url: 'https://buyback.example.com/' },
  declareBuyback: { ...declared, customer, ...seen },
  saveCart: { lines: [{ inCartId: line, ...declared }], customer, ...seen },
  acceptProposal: offered,
  declineProposal: offered,
  cancelBuyback: { reason: 'customer_retractation' },
  checkInItem: { comment: 'The parcel was torn.' },
  controlItem: { answers, comment: 'A scratch on the back that was not declared.' },
  preparePaymentBatch: { executionDate: '2026-12-01' },
  createWebhook: {
    url: 'https://shop.example.com/hooks/buybacks',
    description: 'Order management',
    types: ['reprise.buyback.BuybackDeclared.v1', 'reprise.buyback.BuybackCompleted.v1'],
  },
  createProduct: {
    ...{ label: 'Apple iPhone 13 128 GB', brand: 'Apple', model: 'iPhone 13', categoryId: category },
    buybackPrice: { grade_a: 30_000, grade_b: 25_000 },
  },
  createUser: {
    ...{ email: 'ada@example.com', firstname: 'Ada', lastname: 'Martin' },
    ...{ modules: { lcm: 'warehouse_operator' }, lcmOrganizationId: warehouse },
  },
};
