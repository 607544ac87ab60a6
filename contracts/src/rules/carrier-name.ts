const separator = '#';

/** How a label remembers who made it: a name for people, and the configuration that is asked for news. */
export const carrierIdOf = (name: string, configurationId: string): string =>
  `${name}${separator}${configurationId}`;

/** Carriers of the product itself, by the names that people read. */
const ownCarriers = new Map([['sandbox', 'Colis Éclair']]);

/** `Sendcloud Lyon#0198…` → `Sendcloud Lyon`; a carrier of the product itself has a name of its own. */
export const carrierName = (id: string): string => {
  const at = id.lastIndexOf(separator);
  return at > 0 ? id.slice(0, at) : (ownCarriers.get(id) ?? id);
};

/** Undefined for a carrier of the product itself. */
export const configurationOf = (carrierId: string): string | undefined => {
  const at = carrierId.lastIndexOf(separator);
  return at > 0 ? carrierId.slice(at + 1) : undefined;
};
