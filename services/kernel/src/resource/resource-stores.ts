import type { ResourceContract } from '@reprise/contracts/kernel';
import type { ResourceStore } from './resource-store';

type Held = { readonly contract: ResourceContract; readonly store: Pick<ResourceStore, 'read'> };

/** The stores of a host by the names of their resources, for what all kinds of documents have: a history. */
export class ResourceStores {
  private readonly byName = new Map<string, Held>();

  add(held: Held): void {
    this.byName.set(held.contract.name, held);
  }

  of(name: string): Held | undefined {
    return this.byName.get(name);
  }
}
