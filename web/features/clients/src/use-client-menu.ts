import { accountContract } from '@reprise/contracts/organisation';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { selectUser } from '../../../kernel/session';
import { useAppSelector, useRecord } from '../../../kernel/store';
import type { PageAction } from '../../../ui/page/page-actions';
import { paths } from './clients.paths';
import { useEnterClient } from './use-enter-client';

/** Connectors are those of the organisation in which the reader works. */
function useConnectors(id: string): Pick<PageAction, 'disabledReason'> & { at: string } {
  const { t } = useTranslation('clients');
  const { currentOrganization: place } = useAppSelector(selectUser) ?? {};
  const isHere = place?.account?.id === id && typeof place.id === 'string';
  return { at: isHere ? String(place.id) : id, ...(!isHere && { disabledReason: t('reason.elsewhere') }) };
}

/** The name of a client, and where one goes from its page. */
export function useClientMenu(
  id: string,
  onReindex: () => void,
): { name: string; actions: readonly PageAction[] } {
  const { t } = useTranslation('clients');
  const navigate = useNavigate();
  const { enter, entering } = useEnterClient();
  const { at, ...connectors } = useConnectors(id);
  const { value } = useRecord(accountContract.endpoints.get, { params: { id } });
  const go =
    (path: string, to = id) =>
    () =>
      void navigate(path.replace(/:\w+/, encodeURIComponent(to)));
  return {
    name: value?.name ?? t('client'),
    actions: [
      { key: 'buyers', label: t('buyers.title'), icon: 'users', onPress: go(paths.buyers) },
      { key: 'pages', label: t('pages.title'), icon: 'file', onPress: go(paths.pages) },
      { key: 'imports', label: t('imports'), icon: 'upload', onPress: go(paths.imports) },
      { key: 'exports', label: t('exports'), icon: 'download', onPress: go(paths.exports) },
      {
        ...{ key: 'connectors', label: t('connectors'), icon: 'plug', ...connectors },
        onPress: go(paths.connectors, at),
      },
      { key: 'reindex', label: t('reindex.title'), icon: 'refresh', onPress: onReindex },
      {
        ...{ key: 'enter', label: t('enter'), icon: 'arrow-right', loading: entering },
        onPress: () => enter(id),
      },
    ],
  };
}
