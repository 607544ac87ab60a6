const separator = '#';

/** How a label remembers who made it: a name for people, and the configuration that is asked for news. */
export const carrierIdOf = (name: string, configurationId: string): string =>
  `${name}${separator}${configurationId}`;

/** `Sendcloud Lyon#0198…` → `Sendcloud Lyon`; a carrier of the product itself is its name. */
export const carrierName = (id: string): string => {
  const at = id.lastIndexOf(separator);
  return at > 0 ? id.slice(0, at) : id;
};

/** Undefined for a carrier of the product itself. */
export const configurationOf = (carrierId: string): string | undefined => {
  const at = carrierId.lastIndexOf(separator);
  return at > 0 ? carrierId.slice(at + 1) : undefined;
};
