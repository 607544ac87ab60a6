import { useTranslation } from 'react-i18next';
import { ofAccount } from '../../../ui/resource/of-account';
import { RecordForm } from '../../../ui/resource/record-form';
import { cmsPages } from './client-tabs';
import { useClientCrumbs } from './use-client-crumbs';

function ClientPages({ accountId: id }: { accountId: string }) {
  const { t } = useTranslation('clients');
  const title = t('pages.title');
  return (
    <RecordForm
      id={id}
      spec={cmsPages}
      title={() => title}
      context={t('pages.context')}
      crumbs={useClientCrumbs(id, title)}
    />
  );
}

/** The legal texts of a client's site. */
export default ofAccount(ClientPages);
