import { accountContract } from '@reprise/contracts/organisation';
import { useTranslation } from 'react-i18next';
import { useMayCall, useRecord } from '../../../kernel/store';
import { paths } from './clients.paths';

/** The way back from a page below a client. */
export function useClientCrumbs(id: string, title: string) {
  const { t } = useTranslation('clients');
  const { value } = useRecord(accountContract.endpoints.get, { params: { id } });
  const mayList = useMayCall(accountContract.endpoints.list);
  const to = paths.edit.replace(/:\w+/, encodeURIComponent(id));
  const client = { label: value?.name ?? t('client') };
  // An administrator writes the pages of his own account, and knows no others.
  if (!mayList) return [client, { label: title }];
  return [{ label: t('title'), to: paths.list }, { ...client, to }, { label: title }];
}
