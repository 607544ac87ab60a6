/** Back office §2 "Clients": the accounts of the platform, by their id. */
export const paths = {
  list: '/clients',
  create: '/client/create',
  edit: '/client/:organizationId/edit',
  pages: '/client/:id/editPages',
  buyers: '/account/:accountId/linked-buyers',
  exports: '/exports/:organizationId',
  imports: '/imports/:organizationId',
  connectors: '/connectors/:organizationId/connectors',
};
