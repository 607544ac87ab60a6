import { accountContract } from '@reprise/contracts/organisation';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router-dom';
import { selectUser } from '../../../kernel/session';
import { useAppSelector, usePermission, useRecord } from '../../../kernel/store';
import { paths } from './imports.paths';

/** Dashboard, clients, the organisation, its imports (back office §2); and its name. */
export function useImportCrumbs(accountId: string, page?: string) {
  const { t } = useTranslation('imports');
  const own = useAppSelector(selectUser)?.currentOrganization?.account;
  const isOperator = usePermission('client.list');
  const isOwn = own?.id === accountId;
  const asks = isOperator && !isOwn;
  const { value } = useRecord(
    accountContract.endpoints.get,
    asks ? { params: { id: accountId } } : undefined,
  );
  const name = (isOwn ? own.name : value?.name) ?? t('organisation');
  const clients = { label: t('crumb.clients'), ...(isOperator && { to: '/clients' }) };
  const client = { label: name, ...(isOperator && { to: `/client/${accountId}/edit` }) };
  const list = {
    label: t('title'),
    ...(page && { to: generatePath(paths.list, { organizationId: accountId }) }),
  };
  const trail = [{ label: t('crumb.dashboard'), to: '/home' }, clients, client, list];
  return { name, crumbs: page ? [...trail, { label: page }] : trail };
}
