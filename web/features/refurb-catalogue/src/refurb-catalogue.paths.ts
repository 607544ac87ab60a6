/** The addresses of back office §2; it does not know resale prices. */
export const stepPaths = {
  list: '/refurb-steps',
  create: '/refurb-step/create',
  edit: '/refurb-step/:id/edit',
};
export const cardsPath = '/refurb-step/cards';
export const questionPaths = {
  list: '/refurb-diagnosis-questions',
  create: '/refurb-diagnosis-questions/create',
  edit: '/refurb-diagnosis-questions/:id/edit',
};
export const resalePaths = {
  list: '/resale-prices',
  create: '/resale-prices/create',
  edit: '/resale-prices/:id/edit',
};
