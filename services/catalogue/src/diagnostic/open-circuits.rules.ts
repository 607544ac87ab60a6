import { isWebToStore, type Circuit } from '@reprise/contracts/rules';

/** As a customer finds them today: what is bought on the web is brought to no store while none is open. */
export function openCircuits<C extends { readonly name: Circuit; readonly active: boolean }>(
  circuits: readonly C[],
  openStores: number,
): C[] {
  return circuits.map((circuit) =>
    openStores === 0 && isWebToStore(circuit.name) ? { ...circuit, active: false } : circuit,
  );
}
