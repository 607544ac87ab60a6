import { type AuditEntry, listAuditEntries } from '@reprise/contracts/audit';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { type Texts, useWords } from '../../kernel/i18n';
import { useList } from '../../kernel/store';
import { EmptyState } from '../empty-state';
import { ErrorState } from '../error-state';
import { TextSkeleton } from '../skeletons';
import { Timeline } from '../timeline';
import type { AnyRow, ResourceScreens } from './resource-spec';
import { FieldValue } from './value';

type Props<Row extends AnyRow> = { spec: ResourceScreens<Row>; row: Row; onClose: () => void };

/** Who changed a document, when, and each field before and after. */
export function HistoryDrawer<Row extends AnyRow>({ spec, row, onClose }: Props<Row>) {
  const { t } = useTranslation();
  return (
    <Drawer open size={520} title={t('resource.history-title', { name: spec.nameOf(row) })} onClose={onClose}>
      <Content spec={spec} row={row} />
    </Drawer>
  );
}

function Content<Row extends AnyRow>({ spec, row }: Omit<Props<Row>, 'onClose'>) {
  const { t } = useTranslation(['common', 'enums']);
  const { contract, namespace } = spec;
  const { items, status, problem, refresh } = useList(listAuditEntries, {
    query: { resource: contract.name, documentId: row.id, itemsPerPage: 50, 'order[at]': 'desc' },
  });
  if (problem) return <ErrorState problem={problem} onRetry={refresh} />;
  if (status === 'loading' && items.length === 0) return <TextSkeleton lines={6} />;
  if (items.length === 0) return <EmptyState sentence={t('resource.history-empty')} />;
  return (
    <Timeline
      label={t('resource.history')}
      entries={items.map((entry) => ({
        id: entry.id,
        at: entry.at,
        title: t(`enums:log-action.${entry.action}`),
        by: t(`enums:role.${entry.actorRole}`, { defaultValue: entry.actorRole }),
        detail: <Changes entry={entry} shape={contract.schema.shape} namespace={namespace} />,
      }))}
    />
  );
}

type Shape = Readonly<Record<string, z.ZodType>>;
type ChangesProps = { entry: AuditEntry; shape: Shape; namespace: keyof Texts };

function Changes({ entry: { action, before, after }, shape, namespace }: ChangesProps) {
  const { t } = useTranslation();
  const { say } = useWords(namespace);
  const told = Object.keys(shape).filter((field) => field in (action === 'create' ? after : before));
  return (
    <ul>
      {told.map((field) => (
        <li key={field}>
          {t('resource.changed-field', { field: say(`field.${field}`) })}{' '}
          {action !== 'create' && (
            <FieldValue {...{ namespace, field, schema: shape[field], value: before[field] }} />
          )}
          {action === 'update' && ' → '}
          {action !== 'remove' && (
            <FieldValue {...{ namespace, field, schema: shape[field], value: after[field] }} />
          )}
        </li>
      ))}
    </ul>
  );
}
