import { circuitResource } from '@reprise/contracts/configuration';
import { accountContract, organisationContract } from '@reprise/contracts/organisation';
import { contractSpec, documentsOf } from '@reprise/kernel/resource';
import { SqliteDocuments, type Document } from '@reprise/read-kernel/documents';
import { EarlierAccounts } from './earlier-accounts.provisioner';

type Stored = Document & Record<string, unknown>;
const frame = { revision: 1, createdAt: '2026-01-05T09:00:00.000Z', updatedAt: '2026-01-05T09:00:00.000Z' };

describe('an account of an earlier version', () => {
  const documents = new SqliteDocuments({ file: ':memory:' });
  afterAll(() => documents.close());
  const put = (contract: typeof organisationContract | typeof accountContract | typeof circuitResource) =>
    documents.collection<Stored>(contractSpec(contract));
  const account = (id: string, isRetailer: boolean, isBuyerAndWorkshopsSupervisor = false) =>
    put(accountContract).put({
      ...{ _id: id, accountId: id, ...frame, name: id, status: 'active', linkedBuyerAccountIds: [] },
      ...{ isRetailer, isBuyerAndWorkshopsSupervisor },
    });
  const node = (accountId: string, type: string, status = 'active') =>
    put(organisationContract).put({
      ...{ _id: `${accountId}-${type}`, accountId, ...frame, type, status, commonName: type },
    });
  const is = async (id: string) => {
    const found = await documentsOf(documents, accountContract).read(id);
    return [found?.isRetailer, found?.isBuyerAndWorkshopsSupervisor];
  };

  beforeAll(async () => {
    await account('whole', true);
    for (const type of ['root_management_unit', 'store', 'warehouse']) await node('whole', type);
    await account('seller', true);
    for (const type of ['root_management_unit', 'store']) await node('seller', type);
    await node('seller', 'warehouse', 'inactive');
    await account('shops', false);
    await node('shops', 'store');
    await account('circuits', false, true);
    await put(circuitResource).put({
      _id: 'c',
      accountId: 'circuits',
      ...frame,
      name: 'web_post',
      active: true,
    });
    await account('buyer', false, true);
    await node('buyer', 'buyer');
    await new EarlierAccounts(documents).onApplicationBootstrap();
  });

  it('is a buyer if it has buyers or workshops', async () => {
    expect(await is('whole')).toEqual([true, true]);
    expect(await is('seller')).toEqual([true, false]);
  });

  it('is a retailer if it has stores or active circuits', async () => {
    expect(await is('shops')).toEqual([true, false]);
    expect(await is('circuits')).toEqual([true, true]);
    expect(await is('buyer')).toEqual([false, true]);
  });

  it('is not written again', async () => {
    const before = await put(accountContract).find({});
    await new EarlierAccounts(documents).onApplicationBootstrap();
    expect(await put(accountContract).find({})).toEqual(before);
  });
});
