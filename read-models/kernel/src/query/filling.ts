const filling = new WeakSet<object>();

/** Records whether rows are still missing in a collection, for pages read from it. */
export function noteFilling(collection: object, isFilling: boolean): void {
  if (isFilling) filling.add(collection);
  else filling.delete(collection);
}

export const isFilling = (collection: object): boolean => filling.has(collection);
