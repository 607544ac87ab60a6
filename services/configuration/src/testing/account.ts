import { Global, Module } from '@nestjs/common';
import { moduleOfRole, permissionsOf, roleSchema } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import { SqliteEventLog } from '@reprise/kernel/event-log';
import { createHttpApp } from '@reprise/kernel/http';
import { memoryFiles, noPremiumConnectors } from '@reprise/kernel/testing';
import { OutboxModule } from '@reprise/kernel/resource';
import { SqliteDocuments, type Document } from '@reprise/read-kernel/documents';
import { tenantScope } from '@reprise/read-kernel/query';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationModule, ConfigurationProvisioner } from '..';
import {
  FILE_JUDGES,
  type FileJudges,
  FILES,
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

export const accountId = '0197f4a0-0000-7000-8000-000100000000';
export const otherAccountId = '0197f4a0-0000-7000-8000-000200000000';
export const warehouseId = '0197f4a0-0000-7000-8000-000100000003';

const sessions: SessionReader = {
  async read(token, _module, named) {
    const [name, own = ''] = token.split('@');
    const account = named && name?.endsWith('admin') ? named : own;
    const role = roleSchema.safeParse(name).data;
    if (!role) throw new Refusal('unauthenticated');
    const who = { kind: 'user' as const, userId: token, accountId: account, role };
    return { ...who, module: moduleOfRole[role], permissions: permissionsOf(role) };
  },
  async scopeOf({ accountId: account, role }) {
    const isWarehouse = role.startsWith('warehouse');
    return tenantScope({
      accountId: account,
      by: isWarehouse ? 'warehouse' : 'account',
      ...(isWarehouse && { organisationIds: [warehouseId] }),
    });
  },
};

const trustingJudges: FileJudges = {
  favicon: (bytes) => ({ bytes, contentType: 'image/x-icon', extension: 'ico' }),
  document: (bytes) => ({ bytes, contentType: 'application/pdf', extension: 'pdf' }),
};

type Planted = Document & Record<string, unknown>;
type Call = { role?: string; account?: string; body?: unknown; headers?: Record<string, string> };

/** The configuration over HTTP, with one account that has a web site and one that has none. */
export async function openAccount() {
  const folder = mkdtempSync(join(tmpdir(), 'configuration-'));
  const documents = new SqliteDocuments({ file: join(folder, 'documents.sqlite'), durability: 'NORMAL' });
  const log = new SqliteEventLog({ file: join(folder, 'log.sqlite') });
  const contents = new Map<string, StockContent>();
  const plant = (name: string, document: Planted) => documents.collection<Planted>({ name }).put(document);
  await plant('accounts', { _id: accountId, accountId, whiteLabelHost: 'shop.test' });
  await plant('accounts', { _id: otherAccountId, accountId: otherAccountId });
  await plant('organizations', { _id: warehouseId, accountId, type: 'warehouse' });

  const provided = [
    { provide: SESSION_READER, useValue: sessions },
    { provide: DOCUMENTS, useValue: documents },
    { provide: EVENT_LOG, useValue: log },
    { provide: CLOCK, useValue: systemClock },
    { provide: POSITION_WAITER, useValue: { reached: async () => true } },
    { provide: FILES, useValue: memoryFiles() },
    { provide: FILE_JUDGES, useValue: trustingJudges },
    { provide: STOCK_CONTENTS, useValue: { read: async () => contents, onTheWayTo: async () => 0 } },
    { provide: PREMIUM_CONNECTORS, useValue: noPremiumConnectors },
  ];
  @Global()
  @Module({
    imports: [OutboxModule, ConfigurationModule],
    providers: provided,
    exports: provided.map(({ provide }) => provide),
  })
  class AccountModule {}
  const app = await createHttpApp(AccountModule, { checkReplies: true, limits: false });

  const provisioner = app.get(ConfigurationProvisioner);
  for (const id of [accountId, otherAccountId]) await provisioner.completeAccount(id);
  await provisioner.completeWarehouse(accountId, warehouseId);

  async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, options: Call = {}) {
    const { role = 'root_management_unit_manager', account = accountId, body, headers = {} } = options;
    const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
    const response = await app.inject({
      method,
      url: `/api${url}`,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${role}@${account}`,
        ...(body !== undefined && { 'content-type': type }),
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    return { status: response.statusCode, body: response.body ? JSON.parse(response.body) : undefined };
  }
  async function close(): Promise<void> {
    await app.close();
    await log.close();
    await documents.close();
    rmSync(folder, { recursive: true });
  }
  return { app, call, close, contents, plant };
}
