import type { ItemRow } from '@reprise/contracts/item';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { selectDetails } from '../../../kernel/session';
import { useAppSelector } from '../../../kernel/store';
import { Page } from '../../../ui/page/page';
import { ItemSearch } from '../../../ui/scan/item-search';
import { NamedWizardFrame } from '../../../ui/wizard/named-wizard-frame';
import { steps } from './control-steps.rules';
import { refusalOf } from './refusal.rules';

/** An address with an item skips the search. */
export default function SearchPage() {
  const { itemId } = useParams();
  return itemId ? <Navigate to={`/warehouse/check/${itemId}/specification`} replace /> : <Search />;
}

/** First step: the item at hand, by any code still visible on it. */
function Search() {
  const { t } = useTranslation('compliance');
  const navigate = useNavigate();
  const requirement = useAppSelector(selectDetails)?.warehouseCheckinRequirement;
  const checkIn = (
    <Button onClick={() => void navigate('/warehouse/checkin')}>{t('refused.go-to-check-in')}</Button>
  );
  const refused = ({ status }: ItemRow) => {
    const refusal = refusalOf(status, requirement);
    const action = refusal === 'not-registered' ? { action: checkIn } : {};
    return refusal && { title: t(`refused.${refusal}`), ...action };
  };
  return (
    <Page title={t('title')} context={t('context')}>
      <NamedWizardFrame at={1} of={steps.map((each) => t(`step.${each}`))} step="search">
        <ItemSearch
          title={t('search.title')}
          sentence={t('search.sentence')}
          refusalOf={refused}
          onFound={({ id }) => void navigate(`/warehouse/check/${id}/specification`)}
        />
      </NamedWizardFrame>
    </Page>
  );
}
