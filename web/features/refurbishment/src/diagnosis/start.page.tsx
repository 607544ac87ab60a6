import type { ItemRow } from '@reprise/contracts/item';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Page } from '../../../../ui/page/page';
import { ItemSearch } from '../../../../ui/scan/item-search';
import { diagnosisObstacle } from '../item-way.rules';

const ways = {
  'not-registered': () => '/warehouse/checkin',
  'not-tested': (id: string) => `/warehouse/check/${id}`,
  'already-diagnosed': (id: string) => `/items/${id}/item-refurb-steps`,
} as const;

/** Back office §2 "Refurbishment diagnosis": the item in hand, by its code. */
export default function StartPage() {
  const { t } = useTranslation('refurbishment');
  const navigate = useNavigate();
  const refusalOf = ({ id, status }: ItemRow) => {
    const obstacle = diagnosisObstacle(status);
    if (!obstacle) return undefined;
    const title = t(`diagnosis.refused.${obstacle}`);
    if (obstacle === 'not-diagnosable') return { title };
    const go = () => void navigate(ways[obstacle](id));
    return { title, action: <Button onClick={go}>{t(`diagnosis.way.${obstacle}`)}</Button> };
  };
  return (
    <Page title={t('diagnosis.title')} context={t('diagnosis.context')}>
      <ItemSearch
        title={t('diagnosis.scan')}
        sentence={t('diagnosis.scan-sentence')}
        refusalOf={refusalOf}
        onFound={({ id }) => void navigate(`/warehouse/refurb-diagnosis/${id}`)}
      />
    </Page>
  );
}
