import { accessEntries, type AccessEntry, accessKinds } from '@reprise/contracts/identity';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListColumn, ListPage } from '../../../../ui';
import { DateTime } from '../../../../ui/date-time';
import { useListFilters } from '../../../../ui/list/use-list-filters';

const { list } = accessEntries.endpoints;
const filters = { namespace: 'users', shown: ['kind', 'userId'] } as const;

function useColumns(): readonly ListColumn<AccessEntry>[] {
  const { t } = useTranslation(['users', 'enums']);
  return [
    {
      ...{ key: 'at', order: 'createdAt', title: t('access.at'), card: 'note' },
      render: ({ createdAt }) => <DateTime value={createdAt} />,
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
      endpoint={list}
      title={t('access.title')}
      context={t('access.context')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      rowName={({ userName }) => userName}
      filters={useListFilters(list, { ...filters, options })}
      defaultOrder={{ field: 'createdAt', direction: 'desc' }}
      empty={{ sentence: t('access.empty') }}
    />
  );
}
