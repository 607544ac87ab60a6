import { listAuditEntries } from '@reprise/contracts/audit';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../kernel/i18n/problem-text';
import { useList, useSubmission } from '../../kernel/store';
import { Drawer } from '../drawer';
import { EmptyState } from '../empty-state';
import { ErrorState } from '../error-state';
import { Notice } from '../notice';
import { TextSkeleton } from '../skeletons';
import { Timeline } from '../timeline';
import { Actor } from './actor';
import { Changes } from './changes';
import type { Historied } from './historied';
import { useImportEntries } from './use-import-entries';
import { RestoreVersion } from './restore-version';
import { useUntilListed } from './use-until-listed';

type Props = { of: Historied; onClose: () => void; onRestored?: ((reply: unknown) => void) | undefined };

/** Who changed a document, when, each field before and after; and the way back to an earlier version. */
export function HistoryDrawer({ of, onClose, onRestored }: Props) {
  const { t } = useTranslation();
  return (
    <Drawer open size={520} title={t('resource.history-title', { name: of.name })} onClose={onClose}>
      <Content of={of} onRestored={onRestored} />
    </Drawer>
  );
}

function Content({ of, onRestored }: Omit<Props, 'onClose'>) {
  const { t } = useTranslation(['common', 'enums']);
  const problemText = useProblemText();
  const { contract, namespace, row, update, fields, useOptions } = of;
  const { items, status, problem, refresh } = useList(listAuditEntries, {
    query: { resource: contract.name, documentId: row.id, itemsPerPage: 50, 'order[at]': 'desc' },
  });
  const imports = useImportEntries(of);
  const change = useSubmission();
  useUntilListed(change, items, refresh);
  if (problem) return <ErrorState problem={problem} onRetry={refresh} />;
  if (status === 'loading' && items.length === 0) return <TextSkeleton lines={6} />;
  if (items.length + imports.length === 0) return <EmptyState sentence={t('resource.history-empty')} />;
  const { shape } = contract.schema;
  const changes = items.map((entry, at) => ({
    id: entry.id,
    at: entry.at,
    title: t(`enums:log-action.${entry.action}`),
    by: <Actor entry={entry} />,
    detail: (
      <>
        <Changes {...{ at, shape, namespace, fields, useOptions }} entries={items} current={row} />
        {(at > 0 || imports.some((each) => each.at > entry.at)) && entry.action !== 'remove' && (
          <RestoreVersion {...{ of, at, change }} entries={items} onRestored={onRestored} update={update} />
        )}
      </>
    ),
  }));
  const all = [...changes, ...imports].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <>
      {change.problem && <Notice family="red">{problemText(change.problem)}</Notice>}
      {change.status === 'accepted' && <Notice family="green">{t('resource.restored')}</Notice>}
      <Timeline label={t('resource.history')} entries={all} />
    </>
  );
}
