import { Inject, Injectable } from '@nestjs/common';
import { uuidv7, type Clock } from '@reprise/kernel';
import type { BuybackListRow } from '@reprise/read-buyback';
import type { Collection, Documents } from '@reprise/read-kernel';
import type { TenantScope } from '@reprise/read-kernel/query';
import { CLOCK, DOCUMENTS, type Session } from '@reprise/kernel/ports';

/** Older ones are found by their code again. */
const mostOpened = 1000;

type Access = {
  readonly _id: string;
  readonly accountId: string;
  readonly userId: string;
  readonly act: 'read' | 'erase' | 'open';
  readonly buybackId: string;
  readonly customerId?: string;
  /** Where it was opened. */
  readonly storeId?: string;
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
      indexes: [
        { fields: ['accountId', 'at'] },
        { fields: ['accountId', 'customerId', 'at'] },
        { fields: ['accountId', 'storeId', 'at'], sparse: 'storeId' },
      ],
    });
  }

  async keep(
    { accountId, id }: BuybackListRow,
    customerId: string,
    { userId }: Session,
    act: 'read' | 'erase',
  ): Promise<void> {
    const at = this.clock.now().toISOString();
    await this.accesses.put({ _id: uuidv7(), accountId, userId, act, buybackId: id, customerId, at });
  }

  /** Somebody in a store gave the code of a web buyback that any store may receive. */
  async keepOpening(
    { accountId, id, customerId }: BuybackListRow,
    { userId, organisationId: storeId }: Session,
  ): Promise<void> {
    const at = this.clock.now().toISOString();
    const by = { userId, ...(storeId && { storeId }), ...(customerId && { customerId }) };
    await this.accesses.put({ _id: uuidv7(), accountId, act: 'open', buybackId: id, at, ...by });
  }

  /** Ids of the buybacks that were opened in one of these stores, the newest first. */
  async openedIn({ accountId, organisationIds = [] }: TenantScope): Promise<readonly string[]> {
    const found = await this.accesses.find(
      { accountId, storeId: { $in: organisationIds } },
      { sort: [['at', -1]], limit: mostOpened },
    );
    return [...new Set(found.map(({ buybackId }) => buybackId))];
  }
}
