import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { OfAccount } from '../../../ui/resource/of-account';
import { RecordForm } from '../../../ui/resource/record-form';
import { cmsPages } from './client-tabs';
import { useClientCrumbs } from './use-client-crumbs';

function ClientPages({ id }: { id: string }) {
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
export default function ClientPagesPage() {
  const { id = '' } = useParams();
  return (
    <OfAccount id={id}>
      <ClientPages id={id} />
    </OfAccount>
  );
}
