import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../kernel/i18n';
import { ListPage } from '../list/list-page';
import { useListFilters } from '../list/use-list-filters';
import { LiveRegion } from '../live-region';
import { Notice } from '../notice';
import type { PageAction } from '../page/page-actions';
import { historiedOf } from './historied';
import { HistoryDrawer } from './history-drawer';
import { RemoveDialog } from './remove-dialog';
import type { AnyRow, ResourceActs, ResourceScreens } from './resource-spec';
import { useColumns } from './use-columns';
import { type Opened, useRowActions } from './use-row-actions';

const noActs = (): ResourceActs<AnyRow> => ({ actions: [] });

/** The list of a declared document: its columns, filters and actions, its history, and its removal. */
export function ResourceListPage<Row extends AnyRow>({ spec }: { spec: ResourceScreens<Row> }) {
  const { t } = useTranslation();
  const { say, maybe } = useWords(spec.namespace);
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened<Row>>();
  const [removed, setRemoved] = useState('');
  const { first, last, linkOf, mayAdd } = useRowActions(spec, setOpened);
  const useActs: () => ResourceActs<Row> = spec.useActs ?? noActs;
  const acts = useActs();
  const close = useCallback(() => setOpened(undefined), []);
  const said = removed && t('resource.removed', { name: removed });
  const done = useCallback(() => {
    setRemoved(opened ? spec.nameOf(opened.row) : '');
    setOpened(undefined);
  }, [opened, spec]);
  const { search, remembers, ...choices } = spec.list ?? {};
  const add: PageAction = {
    ...{ key: 'add', label: say('new'), icon: 'plus', primary: true },
    onPress: () => void navigate(spec.paths.create),
  };
  return (
    <>
      <ListPage<Row>
        name={spec.contract.name}
        endpoint={spec.contract.endpoints.list}
        title={say('title')}
        context={say('context')}
        columns={useColumns(spec)}
        filters={useListFilters(spec.contract.endpoints.list, { namespace: spec.namespace, ...choices })}
        {...(search && { search: { name: search, label: say('search') } })}
        {...(remembers && { remembers })}
        {...(spec.defaultOrder && { defaultOrder: spec.defaultOrder })}
        rowKey={(row) => row.id}
        rowName={spec.nameOf}
        rowLink={linkOf}
        rowActions={[...first, ...acts.actions, ...last]}
        actions={[...(acts.page ?? []), ...(mayAdd ? [add] : [])]}
        // Nobody is told to add what their role does not let them add.
        empty={{ sentence: (mayAdd ? undefined : maybe('empty-read')) ?? say('empty') }}
      >
        {said && <Notice family="green">{said}</Notice>}
        {acts.children}
      </ListPage>
      <LiveRegion message={said} />
      {opened?.what === 'history' && <HistoryDrawer of={historiedOf(spec, opened.row)} onClose={close} />}
      {opened?.what === 'remove' && (
        <RemoveDialog spec={spec} row={opened.row} onClose={close} onRemoved={done} />
      )}
    </>
  );
}
