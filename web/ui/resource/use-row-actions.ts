import { listAuditEntries } from '@reprise/contracts/audit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../kernel/i18n';
import { useMayCall } from '../../kernel/store';
import type { RowAction } from '../list/list-spec';
import type { AnyRow, ResourceRights, ResourceScreens } from './resource-spec';

export type Opened<Row> = { what: 'history' | 'remove'; row: Row };
const everyRight = (): ResourceRights<AnyRow> => ({ add: true, locked: () => undefined });

/** What this person may do with each document of a list, and why not. */
export function useRowActions<Row extends AnyRow>(
  spec: ResourceScreens<Row>,
  open: (next: Opened<Row>) => void,
) {
  const { t } = useTranslation();
  const { say } = useWords(spec.namespace);
  const navigate = useNavigate();
  const { endpoints } = spec.contract;
  const [mayChange, mayRemove] = [useMayCall(endpoints.update), useMayCall(endpoints.remove)];
  const mayCreate = useMayCall(endpoints.create);
  const maySeeHistory = useMayCall(listAuditEntries);
  const useRights: () => ResourceRights<Row> = spec.useRights ?? everyRight;
  const { add, remove: removable = true, locked } = useRights();
  const why = (reason: string | undefined): string | undefined => reason && say(`reason.${reason}`);
  const edit: RowAction<Row> = {
    ...{ key: 'edit', label: t('resource.edit'), icon: 'edit' },
    disabledReason: (row) => why(locked(row)),
    onPress: (row) => void navigate(editPath(spec, row)),
  };
  const history: RowAction<Row> = {
    ...{ key: 'history', label: t('resource.history'), icon: 'clock' },
    onPress: (row) => open({ what: 'history', row }),
  };
  const remove: RowAction<Row> = {
    ...{ key: 'remove', label: t('action.remove'), icon: 'trash', danger: true },
    disabledReason: (row) => why(locked(row) ?? spec.kept?.(row)),
    onPress: (row) => open({ what: 'remove', row }),
  };
  const [first, last] = [mayChange ? [edit] : [], maySeeHistory ? [history] : []];
  const linkOf = (row: Row) => (mayChange && !locked(row) ? editPath(spec, row) : undefined);
  return { first, last: mayRemove && removable ? [...last, remove] : last, linkOf, mayAdd: mayCreate && add };
}

const editPath = <Row extends AnyRow>({ paths }: ResourceScreens<Row>, { id }: Row): string =>
  paths.edit.replace(/:\w+/, encodeURIComponent(id));
