export type ConnectorRule = {
  /** Also allows plain HTTP and machines in the own network: for demonstrations. */
  readonly privateAddresses: boolean;
};
