import { type AccessEntry, accessKinds, openSessionEndpoints } from '@reprise/contracts/identity';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListColumn, ListPage } from '../../../../ui';
import { DateTime } from '../../../../ui/date-time';
import { useListFilters } from '../../../../ui/list/use-list-filters';

const { log } = openSessionEndpoints;
const filters = {
  namespace: 'users',
  shown: ['kind', 'userId'],
  references: { userId: { to: 'users' } },
} as const;

function useColumns(): readonly ListColumn<AccessEntry>[] {
  const { t } = useTranslation(['users', 'enums']);
  return [
    {
      ...{ key: 'at', order: 'at', title: t('access.at'), card: 'note' },
      render: ({ at }) => <DateTime value={at} />,
    },
    { key: 'who', title: t('access.who'), card: 'title', render: ({ userName }) => userName },
    {
      ...{ key: 'kind', title: t('access.kind'), card: 'line' },
      render: ({ kind, actorName }) => (
        <>
          {t(`enums:access-kind.${kind}`)}
          {actorName !== null && ` · ${t('access.by', { name: actorName })}`}
        </>
      ),
    },
    {
      ...{ key: 'method', title: t('access.method'), card: 'line' },
      render: ({ method }) => (method ? t(`enums:access-method.${method}`) : '–'),
    },
    {
      ...{ key: 'device', title: t('access.device'), card: 'line' },
      render: ({ device }) => (device ? [device.browser, device.system].filter(Boolean).join(', ') : '–'),
    },
    { key: 'network', title: t('access.network'), hidden: true, render: ({ network }) => network || '–' },
  ];
}

/** Who came in to this account, and who was refused. */
export default function AccessLogPage() {
  const { t } = useTranslation(['users', 'enums']);
  const options = useMemo(
    () => ({ kind: accessKinds.map((value) => ({ value, label: t(`enums:access-kind.${value}`) })) }),
    [t],
  );
  return (
    <ListPage<AccessEntry>
      name="access-log"
      endpoint={log}
      title={t('access.title')}
      context={t('access.context')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      rowName={({ userName }) => userName}
      filters={useListFilters(log, { ...filters, options })}
      defaultOrder={{ field: 'at', direction: 'desc' }}
      empty={{ sentence: t('access.empty') }}
    />
  );
}
