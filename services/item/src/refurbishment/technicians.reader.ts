import { Inject, Injectable } from '@nestjs/common';
import { userContract } from '@reprise/contracts/identity';
import { DOCUMENTS } from '@reprise/kernel/ports';
import { documentsOf } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel';

/** Names of those who worked on an item: a technician who may not read users still sees which colleague it was. */
@Injectable()
export class Technicians {
  private readonly users;

  constructor(@Inject(DOCUMENTS) documents: Documents) {
    this.users = documentsOf(documents, userContract);
  }

  async namesOf(accountId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.users.readMany([...new Set(ids)]);
    // People of another account are nobody's business here.
    const own = found.filter((user) => user.accountId === accountId);
    return new Map(own.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]));
  }
}
