import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ConfigurationModule, ConfigurationProvisioner } from '@reprise/configuration';
import { organizationRootDetails } from '@reprise/contracts/configuration';
import { moduleOfRole, permissionsOf, roleSchema } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import { SqliteEventLog } from '@reprise/kernel/event-log';
import { createHttpApp } from '@reprise/kernel/http';
import { contractSpec, OutboxModule } from '@reprise/kernel/resource';
import { eventually, memoryFiles, noPremiumConnectors } from '@reprise/kernel/testing';
import { ReadModels } from '@reprise/read-kernel';
import { SqliteDocuments, type Document } from '@reprise/read-kernel/documents';
import { tenantScope } from '@reprise/read-kernel/query';
import { productPopularity } from '@reprise/read-search/product-popularity';
import type { SharedProductSearch } from '@reprise/read-search/product-search';
import { CatalogueModule, searchSecretToken, sharedSearchToken } from '..';
import {
  FILE_JUDGES,
  type FileJudges,
  FILES,
  IMAGE_JUDGE,
  type ImageJudge,
  STOCK_CONTENTS,
  type StockContent,
  CLOCK,
  DOCUMENTS,
  EVENT_LOG,
  POSITION_WAITER,
  PREMIUM_CONNECTORS,
  SESSION_READER,
  type SessionReader,
} from '@reprise/kernel/ports';
import { systemClock } from '@reprise/kernel/base';

const uuid = (account: number, number: number): string =>
  `0197f4a0-0000-7000-8000-${String(account).padStart(4, '0')}${String(number).padStart(8, '0')}`;

/** Two tenants with a root, a buyer, a warehouse and a store each; `0` is served at shop.test. */
export const tenants = [1, 2].map((account) => ({
  accountId: uuid(account, 0),
  rootId: uuid(account, 1),
  buyerId: uuid(account, 2),
  warehouseId: uuid(account, 3),
  storeId: uuid(account, 4),
}));
const [mine, theirs] = tenants;
if (!mine || !theirs) throw new RangeError('two tenants');
export { mine, theirs };

const token = (role: string, tenant = mine): string => `${role}@${tenant.accountId}`;

const sessions: SessionReader = {
  async read(text) {
    const [name, accountId = ''] = text.split('@');
    const role = roleSchema.safeParse(name).data;
    if (!role) throw new Refusal('unauthenticated');
    const kind = role === 'pseudo_anonymous' ? 'visitor' : 'user';
    return {
      kind,
      userId: text,
      accountId,
      module: moduleOfRole[role],
      role,
      permissions: permissionsOf(role),
    };
  },
  async scopeOf({ accountId, role }) {
    const tenant = tenants.find((each) => each.accountId === accountId);
    if (role.startsWith('warehouse') && tenant) {
      return tenantScope({ accountId, by: 'warehouse', organisationIds: [tenant.warehouseId] });
    }
    return tenantScope({ accountId, by: role === 'pseudo_anonymous' ? 'visitor' : 'account' });
  },
};

/** A premium feature, which an account does not have from the start. */
async function buyImeiSearch(documents: SqliteDocuments): Promise<void> {
  const details = documents.collection<Document & { enabledPremiumFeatures: string[] }>(
    contractSpec(organizationRootDetails),
  );
  const accounts = (await details.find({})).map(({ _id }) => _id);
  // What announces that they were made writes to the same documents.
  const bought = async (id: string): Promise<boolean> => {
    const known = await details.get(id);
    if (!known) return false;
    const { _revision, ...detail } = known;
    await details.put({ ...detail, enabledPremiumFeatures: ['imei_search_and_collect'] }, _revision);
    return true;
  };
  for (const id of accounts) await eventually(() => bought(id));
}

async function plantTenants(documents: SqliteDocuments): Promise<void> {
  const accounts = documents.collection<Document & Record<string, unknown>>({ name: 'accounts' });
  const organisations = documents.collection<Document & Record<string, unknown>>({ name: 'organizations' });
  for (const tenant of tenants) {
    const { accountId } = tenant;
    const whiteLabelHost = tenant === mine ? 'shop.test' : 'other.test';
    await accounts.put({
      _id: accountId,
      accountId,
      name: 'Shop',
      currency: 'EUR',
      whiteLabelHost,
      revision: 1,
    });
    const nodes = [
      [tenant.rootId, 'root_management_unit'],
      [tenant.buyerId, 'buyer'],
      [tenant.warehouseId, 'warehouse'],
      [tenant.storeId, 'store'],
    ] as const;
    for (const [_id, type] of nodes) {
      await organisations.put({
        _id,
        accountId,
        type,
        commonName: type,
        city: 'Lyon',
        status: 'active',
        revision: 1,
      });
    }
  }
}

const trustingJudge: ImageJudge = async (bytes) => ({ bytes, contentType: 'image/png', extension: 'png' });

const trustingJudges: FileJudges = {
  favicon: (bytes) => ({ bytes, contentType: 'image/x-icon', extension: 'ico' }),
  document: (bytes) => ({ bytes, contentType: 'application/pdf', extension: 'pdf' }),
};

export type Answer = {
  readonly status: number;
  /** Whatever came, for expectations. */
  readonly body: ReturnType<typeof JSON.parse>;
  readonly headers: Record<string, unknown>;
};

/** Catalogue and configuration over HTTP on real engines in a temporary folder. @param shared a search for all. */
export async function openShop({ shared }: { readonly shared?: SharedProductSearch } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  const documents = new SqliteDocuments({ file: join(folder, 'documents.sqlite'), durability: 'NORMAL' });
  const log = new SqliteEventLog({ file: join(folder, 'log.sqlite') });
  const readModels = new ReadModels({ documents, compare: (a, b) => log.compare(a, b) });
  const contents = new Map<string, StockContent>();
  await plantTenants(documents);

  @Global()
  @Module({
    imports: [OutboxModule, ConfigurationModule, CatalogueModule],
    providers: [
      { provide: SESSION_READER, useValue: sessions },
      { provide: DOCUMENTS, useValue: documents },
      { provide: EVENT_LOG, useValue: log },
      { provide: ReadModels, useValue: readModels },
      { provide: CLOCK, useValue: systemClock },
      { provide: POSITION_WAITER, useValue: { reached: async () => true } },
      { provide: searchSecretToken, useValue: 'a secret of more than thirty-two characters' },
      { provide: sharedSearchToken, useValue: shared },
      { provide: STOCK_CONTENTS, useValue: { read: async () => contents, onTheWayTo: async () => 0 } },
      { provide: FILES, useValue: memoryFiles() },
      { provide: IMAGE_JUDGE, useValue: trustingJudge },
      { provide: FILE_JUDGES, useValue: trustingJudges },
      { provide: PREMIUM_CONNECTORS, useValue: noPremiumConnectors },
    ],
    exports: [
      ...[SESSION_READER, DOCUMENTS, EVENT_LOG, ReadModels, CLOCK],
      ...[searchSecretToken, sharedSearchToken, STOCK_CONTENTS, FILES, IMAGE_JUDGE, FILE_JUDGES],
      PREMIUM_CONNECTORS,
    ],
  })
  class ShopModule {}

  const app: NestFastifyApplication = await createHttpApp(ShopModule, {
    checkReplies: true,
    limits: false,
  });

  const provisioner = app.get(ConfigurationProvisioner);
  for (const { accountId, warehouseId } of tenants) {
    await provisioner.completeAccount(accountId);
    await provisioner.completeWarehouse(accountId, warehouseId);
  }
  await buyImeiSearch(documents);

  async function call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    options: CallOptions = {},
  ): Promise<Answer> {
    const { role = 'root_management_unit_manager', tenant = mine, body, headers = {} } = options;
    const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
    const response = await app.inject({
      method,
      url: `/api${url}`,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token(role, tenant)}`,
        ...(body !== undefined && { 'content-type': type }),
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    const text = response.body;
    return {
      status: response.statusCode,
      body: text ? JSON.parse(text) : undefined,
      headers: response.headers,
    };
  }

  async function close(): Promise<void> {
    await app.close();
    await log.close();
    await documents.close();
    rmSync(folder, { recursive: true, force: true });
  }
  /** As if so many buybacks of a product had been declared. */
  async function declare(productId: string, declared: number): Promise<void> {
    const rows = await readModels.collection(productPopularity);
    await rows.put({ _id: productId, accountId: mine?.accountId ?? '', position: '1', declared });
  }
  return { app, call, close, contents, declare, documents, readModels, log, folder, token, mine };
}
type CallOptions = {
  readonly role?: string;
  readonly tenant?: (typeof tenants)[number];
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
};
export type Shop = Awaited<ReturnType<typeof openShop>>;
