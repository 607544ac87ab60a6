import type { ItemRow } from '@reprise/contracts/item';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Page } from '../../../../ui/page/page';
import { ItemSearch } from '../../../../ui/scan/item-search';
import { stepsObstacle } from '../item-way.rules';

const ways = {
  'not-diagnosed': (id: string) => `/warehouse/refurb-diagnosis/${id}`,
  'already-refurbished': (id: string) => `/items/${id}/item-refurb-steps`,
} as const;

/** An item in refurbishment by its code: its current step opens. */
export default function SearchPage() {
  const { t } = useTranslation('refurbishment');
  const navigate = useNavigate();
  const refusalOf = ({ id, status }: ItemRow) => {
    const obstacle = stepsObstacle(status);
    if (!obstacle) return undefined;
    const title = t(`steps.refused.${obstacle}`);
    if (obstacle === 'not-to-refurbish') return { title };
    const go = () => void navigate(ways[obstacle](id));
    return { title, action: <Button onClick={go}>{t(`steps.way.${obstacle}`)}</Button> };
  };
  return (
    <Page title={t('steps.title')} context={t('steps.context')}>
      <ItemSearch
        title={t('steps.scan')}
        sentence={t('steps.scan-sentence')}
        refusalOf={refusalOf}
        onFound={({ id }) => void navigate(`/items/${id}`)}
      />
    </Page>
  );
}
