import { accountContract, type Account } from '@reprise/contracts/organisation';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { resourceScreens } from '../../../ui/resource/resource-screens';
import type { ResourceActs, ResourcePaths } from '../../../ui/resource/resource-spec';
import ClientPage from './client.page';
import { paths } from './clients.paths';
import { useEnterClient } from './use-enter-client';

function useActs(): ResourceActs<Account> {
  const { t } = useTranslation('clients');
  const navigate = useNavigate();
  const { enter, entering } = useEnterClient();
  return {
    actions: [
      {
        ...{ key: 'enter', label: t('enter'), icon: 'arrow-right', onPress: ({ id }) => enter(id) },
        disabledReason: () => (entering ? t('reason.entering') : undefined),
      },
      {
        ...{ key: 'buyers', label: t('buyers.title'), icon: 'users' },
        onPress: ({ id }) => void navigate(paths.buyers.replace(/:\w+/, encodeURIComponent(id))),
      },
    ],
  };
}

/** Back office §2 "Entities and clients". */
const screens = resourceScreens<Account>({
  contract: accountContract,
  namespace: 'clients',
  nameOf: ({ name }) => name,
  columns: [
    'name',
    { key: 'whiteLabelUrl', card: 'line', render: ({ whiteLabelUrl }) => whiteLabelUrl ?? '–' },
    'companyCountry',
    'isRetailer',
    'isBuyerAndWorkshopsSupervisor',
    'status',
  ],
  sections: [
    { key: 'general', fields: ['name', 'companyCountry', 'language', 'currency', 'emailDPO'] },
    { key: 'modules', fields: ['isRetailer', 'isBuyerAndWorkshopsSupervisor', 'paymentIssuer'] },
    { key: 'website', fields: ['whiteLabelUrl'] },
  ],
  defaultOrder: { field: 'name', direction: 'asc' },
  kept: ({ status, linkedBuyerAccountIds }) =>
    status === 'active' ? 'active' : linkedBuyerAccountIds.length > 0 ? 'buyers' : undefined,
  useActs,
});

export default (at: ResourcePaths) => ({ ...screens(at), Edit: ClientPage });
