import { uuidv7, type Clock } from '@reprise/kernel';
import type {
  AccessAct,
  FileOfPerson,
  PersonalAccess,
  PersonalAccesses,
  Session,
} from '@reprise/kernel/ports';
import type { Collection, Documents } from '@reprise/read-kernel/documents';

/** Older ones are found by their code again. */
const mostOpened = 1000;
/** Of one file; nobody reads further back. */
const mostShown = 200;

type Access = {
  readonly _id: string;
  readonly accountId: string;
  readonly userId: string;
  readonly act: AccessAct;
  /** None for a look-up that found nobody. */
  readonly buybackId?: string;
  readonly customerId?: string;
  /** Where it was opened. */
  readonly storeId?: string;
  readonly at: string;
};

/** Accesses to people's data as documents of their own: events never end, and these do. */
export class PersonalAccessLog implements PersonalAccesses {
  private readonly accesses: Collection<Access>;

  constructor(
    documents: Pick<Documents, 'collection'>,
    private readonly clock: Clock,
  ) {
    this.accesses = documents.collection<Access>({
      name: 'personal_data_accesses',
      indexes: [
        { fields: ['accountId', 'at'] },
        { fields: ['accountId', 'customerId', 'at'] },
        { fields: ['accountId', 'buybackId', 'at'], sparse: 'buybackId' },
        { fields: ['accountId', 'storeId', 'at'], sparse: 'storeId' },
      ],
    });
  }

  async keep(
    files: readonly FileOfPerson[],
    { userId }: Session,
    act: 'read' | 'erase' | 'pay',
  ): Promise<void> {
    await this.write(files.map((file) => ({ ...ofPerson(file), userId, act })));
  }

  async keepOpening(file: FileOfPerson, { userId, organisationId: storeId }: Session): Promise<void> {
    await this.write([{ ...ofPerson(file), userId, act: 'open', ...(storeId && { storeId }) }]);
  }

  async keepLookUp(accountId: string, { userId }: Session, found: readonly FileOfPerson[]): Promise<void> {
    const by = { accountId, userId, act: 'find' as const };
    await this.write(found.length > 0 ? found.map((file) => ({ ...ofPerson(file), ...by })) : [by]);
  }

  async openedIn(accountId: string, storeIds: readonly string[]): Promise<readonly string[]> {
    const asked = { accountId, storeId: { $in: [...storeIds] } };
    const found = await this.accesses.find(asked, { sort: [['at', -1]], limit: mostOpened });
    return [...new Set(found.flatMap(({ buybackId }) => buybackId ?? []))];
  }

  async ofFile(accountId: string, buybackId: string): Promise<readonly PersonalAccess[]> {
    const found = await this.accesses.find(
      { accountId, buybackId },
      { sort: [['at', -1]], limit: mostShown },
    );
    return found.map(({ userId, act, at }) => ({ userId, act, at }));
  }

  private async write(accesses: readonly Omit<Access, '_id' | 'at'>[]): Promise<void> {
    const at = this.clock.now().toISOString();
    const ops = accesses.map((each) => ({ kind: 'put', document: { _id: uuidv7(), at, ...each } }) as const);
    if (ops.length > 0) await this.accesses.write(ops);
  }
}

const ofPerson = ({ accountId, id: buybackId, customerId }: FileOfPerson) => ({
  ...{ accountId, buybackId },
  ...(customerId && { customerId }),
});
