/** Where the person was before the cart: a path of this site and nothing else, so that no address can lead away. */
export const originOf = (fromPath: string | null): string | undefined =>
  fromPath && /^\/(?![/\\])/.test(fromPath) ? fromPath : undefined;
