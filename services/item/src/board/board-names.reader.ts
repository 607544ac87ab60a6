import { Inject, Injectable } from '@nestjs/common';
import { refurbSteps, stocks } from '@reprise/contracts/configuration';
import { DOCUMENTS } from '@reprise/kernel/ports';
import { documentsOf, peopleNames } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel';

type Unnamed = { readonly id: string };

const named = <G extends Unnamed>(groups: readonly G[], names: ReadonlyMap<string, string>) =>
  groups.map((group) => {
    const label = names.get(group.id);
    return { ...group, ...(label ? { label } : {}) };
  });

/** What the groups of a board are called. */
@Injectable()
export class BoardNames {
  private readonly stockDocuments;
  private readonly stepDocuments;

  constructor(@Inject(DOCUMENTS) private readonly documents: Documents) {
    this.stockDocuments = documentsOf(documents, stocks);
    this.stepDocuments = documentsOf(documents, refurbSteps);
  }

  async stocks<G extends Unnamed>(groups: readonly G[]) {
    const found = await this.stockDocuments.readMany(groups.map(({ id }) => id));
    return named(groups, new Map(found.map(({ id, name }) => [id, name])));
  }

  async steps<G extends Unnamed>(groups: readonly G[]) {
    const found = await this.stepDocuments.readMany(groups.map(({ id }) => id));
    return named(groups, new Map(found.map(({ id, name }) => [id, name])));
  }

  /** Only people of the account itself are named. */
  async technicians<G extends Unnamed>(accountId: string, groups: readonly G[]) {
    const ids = groups.map(({ id }) => id);
    return named(groups, await peopleNames(this.documents, accountId, ids));
  }
}
