import { Controller, Inject } from '@nestjs/common';
import { listAuditEntries, type AuditEntry } from '@reprise/contracts/audit';
import type { Page } from '@reprise/contracts/kernel';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { auditLog } from '@reprise/read-audit';
import { contentOf, ReadModels } from '@reprise/read-kernel';
import { listQuery, scopeFilter } from '@reprise/read-kernel/query';

const spec = {
  filters: listAuditEntries.list?.filters ?? [],
  ranges: listAuditEntries.list?.ranges ?? [],
  order: listAuditEntries.list?.order ?? [],
  fields: { at: { type: 'time' } },
  defaultOrder: [['at', -1]],
} as const;

@Controller()
export class AuditController {
  constructor(@Inject(ReadModels) private readonly readModels: ReadModels) {}

  @Endpoint(listAuditEntries)
  async list(@Input() { scope, list }: InputOf<typeof listAuditEntries>): Promise<Page<AuditEntry>> {
    const rows = await this.readModels.collection(auditLog);
    const page = await listQuery(rows, scopeFilter(scope), list, spec);
    return { ...page, items: page.items.map(contentOf) };
  }
}
