/** Back office §2: the exports of an account, and of the one in which the reader works. */
export const paths = {
  own: '/exports',
  ofAccount: '/exports/:organizationId',
  catalogue: '/accounts/:accountId/catalog-export',
};
