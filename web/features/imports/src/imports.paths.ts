/** Back office §2 "Imports": the list of an organisation, that of the reader's own, and the wizard. */
export const paths = {
  own: '/imports',
  list: '/imports/:organizationId',
  wizard: '/accounts/:accountId/catalog-imports',
};
