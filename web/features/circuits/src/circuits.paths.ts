/** Back office §2 "Circuits": the seven are there from the start, so none is added. */
export const circuitPaths = { list: '/circuits', create: '/circuits', edit: '/circuit/:id/edit' };
export const rulePaths = {
  list: '/dispatch-circuit-rules',
  create: '/dispatch-circuit-rule/create',
  edit: '/dispatch-circuit-rule/:id/edit',
};
export const methodPaths = {
  list: '/shipping-methods',
  create: '/shipping-method/create',
  edit: '/shipping-method/:id/edit',
};
