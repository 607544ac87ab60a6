import { Inject, Injectable } from '@nestjs/common';
import { uuidv7, type Clock } from '@reprise/kernel';

import type { BuybackListRow } from '@reprise/read-buyback';
import type { Collection, Documents } from '@reprise/read-kernel';
import { CLOCK, DOCUMENTS, type Session } from '@reprise/kernel/ports';

type Access = {
  readonly _id: string;
  readonly accountId: string;
  readonly userId: string;
  readonly act: 'read' | 'erase';
  readonly buybackId: string;
  readonly customerId: string;
  readonly at: string;
};

/**
 * Who viewed or erased a person's data: "access log of who viewed personal data" (experience "Manager and auditor").
 */
@Injectable()
export class AccessLogStore {
  private readonly accesses: Collection<Access>;

  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(DOCUMENTS) documents: Documents,
  ) {
    this.accesses = documents.collection<Access>({
      name: 'personal_data_accesses',
      indexes: [{ fields: ['accountId', 'at'] }, { fields: ['accountId', 'customerId', 'at'] }],
    });
  }

  async keep(
    { accountId, id }: BuybackListRow,
    customerId: string,
    { userId }: Session,
    act: Access['act'],
  ): Promise<void> {
    const at = this.clock.now().toISOString();
    await this.accesses.put({ _id: uuidv7(), accountId, userId, act, buybackId: id, customerId, at });
  }
}
