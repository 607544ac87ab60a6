import type { FoundProduct } from '@reprise/contracts/catalogue';
import type { Channel } from '@reprise/contracts/rules';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { type ApiClient, type AppProblem, clientProblem, ProblemError, problemOf } from '../api';
import type { AppStore } from '../store/app-store';
import type { Found } from './product-search';

/** Milliseconds without typing before the service is called. */
const quiet = 150;

export type ProductSearch = {
  status: 'idle' | 'searching' | 'found' | 'refused';
  products: readonly FoundProduct[];
  total: number;
  problem?: AppProblem;
};
const idle: ProductSearch = { status: 'idle', products: [], total: 0 };

const refusedKey = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  [401, 403].includes(Number(Reflect.get(error, 'httpStatus')));

/** A refused key is replaced by a new one, once. */
async function find(
  api: ApiClient,
  organisationId: string,
  text: string,
  channel: Channel | undefined,
): Promise<Found> {
  const [{ searchProducts }, { searchAccess }] = await Promise.all([
    import('./product-search'),
    import('./search-access'),
  ]);
  try {
    return await searchProducts(await searchAccess(api, organisationId), text, 1, channel);
  } catch (error) {
    if (!refusedKey(error)) throw error;
    return searchProducts(await searchAccess(api, organisationId, true), text, 1, channel);
  }
}

/**
 * Products while a person types; results stay until the next reply. The newest text wins.
 *
 * @param channel through which they are to be declared, if they are: those that can be come first among equals.
 */
export function useProductSearch(
  text: string,
  organisationId: string | undefined,
  channel?: Channel,
): ProductSearch {
  const { api } = useStore() as AppStore;
  const [state, setState] = useState(idle);
  const wanted = text.trim();
  useEffect(() => {
    if (!wanted || !organisationId) return setState(idle);
    let current = true;
    const settle = (next: ProductSearch): void => {
      if (current) setState(next);
    };
    setState((before) => ({ ...before, status: 'searching' }));
    const timer = setTimeout(() => {
      find(api, organisationId, wanted, channel).then(
        ({ products, total }) => settle({ status: 'found', products, total }),
        (error: unknown) => {
          // After the last attempt the service counts as unreachable (customer journey §7).
          const known = error instanceof ProblemError;
          settle({
            ...idle,
            status: 'refused',
            problem: known ? problemOf(error) : clientProblem('network-unreachable'),
          });
        },
      );
    }, quiet);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [api, organisationId, wanted, channel]);
  return state;
}
