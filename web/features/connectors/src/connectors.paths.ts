/** Single sign-on of an organisation, and of the one in which the reader works. */
export const paths = { sso: '/connectors/:organizationId/SSO', ownSso: '/connectors/SSO' };
