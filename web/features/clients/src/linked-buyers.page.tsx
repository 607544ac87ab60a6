import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { RecordForm } from '../../../ui/resource/record-form';
import { linkedBuyers } from './client-tabs';
import { useClientCrumbs } from './use-client-crumbs';

/** Who buys what a client takes in, besides the client itself. */
export default function LinkedBuyersPage() {
  const { accountId = '' } = useParams();
  const { t } = useTranslation('clients');
  const title = t('buyers.title');
  return (
    <RecordForm
      id={accountId}
      spec={linkedBuyers}
      title={() => title}
      context={t('buyers.context')}
      crumbs={useClientCrumbs(accountId, title)}
    />
  );
}
