import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { listAuditEntries } from '@reprise/contracts/audit';
import { useWords } from '../../kernel/i18n';
import { ListPage } from '../list/list-page';
import { useListFilters } from '../list/use-list-filters';
import type { RowAction } from '../list/list-spec';
import { LiveRegion } from '../live-region';
import { Notice } from '../notice';
import { useMayCall } from '../../kernel/store';
import { HistoryDrawer } from './history-drawer';
import { RemoveDialog } from './remove-dialog';
import type { AnyRow, ResourceActs, ResourceScreens } from './resource-spec';
import { useColumns } from './use-columns';

type Opened<Row> = { what: 'history' | 'remove'; row: Row };
const noActs = (): ResourceActs<AnyRow> => ({ actions: [] });

function useRowActions<Row extends AnyRow>(spec: ResourceScreens<Row>, open: (next: Opened<Row>) => void) {
  const { t } = useTranslation();
  const { say } = useWords(spec.namespace);
  const navigate = useNavigate();
  const { endpoints } = spec.contract;
  const [mayChange, mayRemove] = [useMayCall(endpoints.update), useMayCall(endpoints.remove)];
  const maySeeHistory = useMayCall(listAuditEntries);
  const why = (reason: string | undefined): string | undefined => reason && say(`reason.${reason}`);
  const edit: RowAction<Row> = {
    ...{ key: 'edit', label: t('resource.edit'), icon: 'edit' },
    onPress: (row) => void navigate(editPath(spec, row)),
  };
  const history: RowAction<Row> = {
    ...{ key: 'history', label: t('resource.history'), icon: 'clock' },
    onPress: (row) => open({ what: 'history', row }),
  };
  const remove: RowAction<Row> = {
    ...{ key: 'remove', label: t('action.remove'), icon: 'trash', danger: true },
    disabledReason: (row) => why(spec.kept?.(row)),
    onPress: (row) => open({ what: 'remove', row }),
  };
  const [first, last] = [mayChange ? [edit] : [], maySeeHistory ? [history] : []];
  return { first, last: mayRemove ? [...last, remove] : last, mayChange };
}

const editPath = <Row extends AnyRow>({ paths }: ResourceScreens<Row>, { id }: Row): string =>
  paths.edit.replace(':id', encodeURIComponent(id));

/** The list of a declared document: its columns, filters and actions, its history, and its removal. */
export function ResourceListPage<Row extends AnyRow>({ spec }: { spec: ResourceScreens<Row> }) {
  const { t } = useTranslation();
  const { say } = useWords(spec.namespace);
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened<Row>>();
  const [removed, setRemoved] = useState('');
  const { first, last, mayChange } = useRowActions(spec, setOpened);
  const mayAdd = useMayCall(spec.contract.endpoints.create);
  const useActs: () => ResourceActs<Row> = spec.useActs ?? noActs;
  const acts = useActs();
  const close = useCallback(() => setOpened(undefined), []);
  const said = removed && t('resource.removed', { name: removed });
  const done = useCallback(() => {
    setRemoved(opened ? spec.nameOf(opened.row) : '');
    setOpened(undefined);
  }, [opened, spec]);
  const add = { key: 'add', label: say('new'), icon: 'plus', primary: true } as const;
  return (
    <>
      <ListPage<Row>
        name={spec.contract.name}
        endpoint={spec.contract.endpoints.list}
        title={say('title')}
        context={say('context')}
        columns={useColumns(spec)}
        filters={useListFilters(spec.contract.endpoints.list, { namespace: spec.namespace })}
        {...(spec.defaultOrder && { defaultOrder: spec.defaultOrder })}
        rowKey={(row) => row.id}
        rowName={spec.nameOf}
        {...(mayChange && { rowLink: (row: Row) => editPath(spec, row) })}
        rowActions={[...first, ...acts.actions, ...last]}
        actions={mayAdd ? [{ ...add, onPress: () => void navigate(spec.paths.create) }] : []}
        empty={{ sentence: say('empty') }}
      >
        {said && <Notice family="green">{said}</Notice>}
        {acts.children}
      </ListPage>
      <LiveRegion message={said} />
      {opened?.what === 'history' && <HistoryDrawer spec={spec} row={opened.row} onClose={close} />}
      {opened?.what === 'remove' && (
        <RemoveDialog spec={spec} row={opened.row} onClose={close} onRemoved={done} />
      )}
    </>
  );
}
