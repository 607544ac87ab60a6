import type { SharedProductSearch } from '../product-search.port';
import { TypesenseConnection, type TypesenseOptions } from './typesense-connection';
import { TypesenseProductSearch } from './typesense-product-search';

export type TypesenseSearch = {
  readonly index: SharedProductSearch;
  /** Hosts and ports, without the key. */
  readonly place: string;
  /** Resolves when the engine reports that it is healthy. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** Makes no call: an unavailable server is noticed by the first search, and by `ping`. */
export function connect(options: TypesenseOptions): TypesenseSearch {
  const connection = new TypesenseConnection(options);
  const index = new TypesenseProductSearch(connection);
  return {
    index,
    place: connection.place,
    ping: () => index.ping(),
    close: async () => connection.close(),
  };
}
