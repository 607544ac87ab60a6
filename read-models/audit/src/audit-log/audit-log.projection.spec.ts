import { auditEntrySchema } from '@reprise/contracts/audit';
import { foldHistory, recorded } from '@reprise/read-kernel/testing';
import { auditLog } from './audit-log.projection';

const change = { resource: 'categories', documentId: 'c-1', revision: 3 };
const history = [
  recorded(1, 'document-c-1', { type: 'DocumentCreated', data: { ...change, after: { name: 'Phones' } } }),
  recorded(2, 'document-c-1', {
    type: 'DocumentUpdated',
    data: { ...change, before: { name: 'Phones' }, after: { name: 'Telephones' } },
  }),
  recorded(3, 'document-c-1', {
    type: 'DocumentRemoved',
    data: { ...change, before: { name: 'Telephones' } },
  }),
];

describe('the audit log', () => {
  it('has one entry per change: who, when, from what to what', () => {
    const rows = [...foldHistory(auditLog, history).values()];
    expect(rows.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      { action: 'create', before: {}, after: { name: 'Phones' } },
      { action: 'update', before: { name: 'Phones' }, after: { name: 'Telephones' } },
      { action: 'remove', before: { name: 'Telephones' }, after: {} },
    ]);
    for (const row of rows) {
      expect(auditEntrySchema.parse(row)).toMatchObject({ actorId: 'u', documentId: 'c-1' });
    }
  });
  it('records a change once, however often it is read', () => {
    const once = foldHistory(auditLog, history);
    expect(foldHistory(auditLog, history, once)).toEqual(once);
  });
});
