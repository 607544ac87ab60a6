import { matchRoutes } from 'react-router-dom';

/**
 * The route of a table at an address; undefined if there is none.
 * @param basename what every address of the app begins with
 */
export const routeAt = <R extends { readonly path: string }>(
  table: readonly R[],
  address: string,
  basename = '/',
): R | undefined =>
  matchRoutes(
    table.map((route) => ({ path: route.path, handle: route })),
    address,
    basename,
  )?.at(-1)?.route.handle;
