import { accountContract } from '@reprise/contracts/organisation';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRecord } from '../../../kernel/store';
import type { PageAction } from '../../../ui/page/page-actions';
import { paths } from './clients.paths';
import { useEnterClient } from './use-enter-client';

/** The name of a client, and where one goes from its page. */
export function useClientMenu(id: string): { name: string; actions: readonly PageAction[] } {
  const { t } = useTranslation('clients');
  const navigate = useNavigate();
  const { enter, entering } = useEnterClient();
  const { value } = useRecord(accountContract.endpoints.get, { params: { id } });
  const go = (path: string) => () => void navigate(path.replace(/:\w+/, encodeURIComponent(id)));
  return {
    name: value?.name ?? t('client'),
    actions: [
      { key: 'buyers', label: t('buyers.title'), icon: 'users', onPress: go(paths.buyers) },
      { key: 'pages', label: t('pages.title'), icon: 'file', onPress: go(paths.pages) },
      { key: 'exports', label: t('exports'), icon: 'download', onPress: go(paths.exports) },
      {
        ...{ key: 'enter', label: t('enter'), icon: 'arrow-right', loading: entering },
        onPress: () => enter(id),
      },
    ],
  };
}
