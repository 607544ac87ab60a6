import { accountContract } from '@reprise/contracts/organisation';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../kernel/store';
import { paths } from './clients.paths';

/** The way back from a page below a client. */
export function useClientCrumbs(id: string, title: string) {
  const { t } = useTranslation('clients');
  const { value } = useRecord(accountContract.endpoints.get, { params: { id } });
  const to = paths.edit.replace(/:\w+/, encodeURIComponent(id));
  return [{ label: t('title'), to: paths.list }, { label: value?.name ?? t('client'), to }, { label: title }];
}
