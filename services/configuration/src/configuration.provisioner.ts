import { Inject, Injectable, Optional } from '@nestjs/common';
import { defaultLocale, type Locale } from '@reprise/contracts/kernel';
import { accountContract } from '@reprise/contracts/organisation';
import { circuits } from '@reprise/contracts/rules';
import type { Clock } from '@reprise/kernel/base';
import { CLOCK, DOCUMENTS, type Beginnings } from '@reprise/kernel/ports';
import { documentsOf, OutboxFlusher, ResourceStore, type ResourceDeps } from '@reprise/kernel/resource';
import type { CollectionWrites, Documents } from '@reprise/read-kernel/documents';
import {
  beginningsOfAccount,
  beginningsOfWarehouse,
  type Beginning,
} from './beginnings/beginnings.provisioner';
import { circuitsDefinition } from './circuits/circuits.resource';

const drafts = (all: readonly Beginning[]): Promise<CollectionWrites[]> =>
  Promise.all(all.map((each) => each.draft()));

/** Creates the initial documents of every account and every warehouse; a repeat changes nothing. */
@Injectable()
export class ConfigurationProvisioner implements Beginnings {
  private readonly deps: ResourceDeps;

  constructor(
    @Inject(DOCUMENTS) documents: Documents,
    @Inject(CLOCK) clock: Clock,
    @Optional() @Inject(OutboxFlusher) private readonly outbox?: OutboxFlusher,
  ) {
    this.deps = { documents, clock };
  }

  ofAccount(account: { readonly id: string; readonly language: Locale }): Promise<CollectionWrites[]> {
    return drafts(beginningsOfAccount(this.deps, account));
  }

  async ofWarehouse({ id, accountId }: { id: string; accountId: string }): Promise<CollectionWrites[]> {
    return drafts(beginningsOfWarehouse(this.deps, await this.account(accountId), id));
  }

  /** What an account lacks of its beginnings. */
  async completeAccount(accountId: string): Promise<void> {
    const known = new ResourceStore(circuitsDefinition, this.deps);
    // Circuits are created last and stay: if all exist, a missing method was removed by somebody.
    if ((await known.find(accountId, {})).length >= circuits.length) return;
    await this.make(beginningsOfAccount(this.deps, await this.account(accountId)));
  }

  /** What a warehouse lacks of its native stocks. */
  async completeWarehouse(accountId: string, warehouseId: string): Promise<void> {
    await this.make(beginningsOfWarehouse(this.deps, await this.account(accountId), warehouseId));
  }

  private async make(all: readonly Beginning[]): Promise<void> {
    for (const each of all) await each.make();
    this.outbox?.wake();
  }

  private async account(id: string): Promise<{ id: string; language: Locale }> {
    const account = await documentsOf(this.deps.documents, accountContract).read(id);
    return { id, language: account?.language ?? defaultLocale };
  }
}
