import type { PackageCommand, PackageEvent } from '@reprise/contracts/package';
import { Refusal } from '@reprise/contracts/problems';
import type { KnownPackage, OpenPackage, PackageState } from './package.state';

export type PackageEvents = readonly PackageEvent[];
export type DataOf<T extends PackageCommand['type']> = Extract<PackageCommand, { type: T }>['data'];

export function known(state: PackageState): KnownPackage {
  if (state.status === 'none') throw new Refusal('not-found');
  return state;
}

/** customer journey §4 "Package": once closed, its content cannot change. */
export function stillOpen(state: PackageState): OpenPackage {
  const current = known(state);
  if (current.status !== 'open') throw new Refusal('package-closed', { status: current.status });
  return current;
}
