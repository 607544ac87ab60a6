/** The addresses of back office §2. */
export const stepPaths = {
  list: '/refurb-steps',
  create: '/refurb-step/create',
  edit: '/refurb-step/:id/edit',
};
export const questionPaths = {
  list: '/refurb-diagnosis-questions',
  create: '/refurb-diagnosis-questions/create',
  edit: '/refurb-diagnosis-questions/:id/edit',
};
