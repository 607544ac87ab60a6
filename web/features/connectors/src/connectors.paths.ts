/** Back office §2 "Connectors"; those without an organisation are of the one in which the reader works. */
export const paths = {
  sso: '/connectors/:organizationId/SSO',
  ownSso: '/connectors/SSO',
  ownConnectors: '/connectors',
  connectors: '/connectors/:organizationId/connectors',
  configurations: '/connectors/:organizationId/configurations/:connectorId',
  create: '/connectors/createConfiguration',
  configuration: '/connectors/:configurationId',
  sftp: '/configuration/:organizationId/sftp',
  ownSftp: '/settings/sftp',
};
