import { type ItemEconomics, readRefurbishment, startDiagnosis } from '@reprise/contracts/item';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useMayCall } from '../../../../kernel/store';
import type { RowAction } from '../../../../ui';
import { diagnosisObstacle } from '../item-way.rules';

/** From an item in stock to what is next for it. */
export function useItemWays(): readonly RowAction<Pick<ItemEconomics, 'id' | 'status'>>[] {
  const { t } = useTranslation(['stock-items', 'refurbishment']);
  const navigate = useNavigate();
  const [mayDiagnose, maySeeSteps] = [useMayCall(startDiagnosis), useMayCall(readRefurbishment)];
  const diagnose: RowAction<Pick<ItemEconomics, 'id' | 'status'>> = {
    ...{ key: 'diagnose', label: t('stock-items:diagnose'), icon: 'search' },
    disabledReason: ({ status }) => {
      const obstacle = diagnosisObstacle(status);
      return obstacle && t(`refurbishment:diagnosis.refused.${obstacle}`);
    },
    onPress: ({ id }) => void navigate(`/warehouse/refurb-diagnosis/${id}`),
  };
  const steps: RowAction<Pick<ItemEconomics, 'id' | 'status'>> = {
    ...{ key: 'steps', label: t('stock-items:steps'), icon: 'tool' },
    onPress: ({ id }) => void navigate(`/items/${id}/item-refurb-steps`),
  };
  return [...(mayDiagnose ? [diagnose] : []), ...(maySeeSteps ? [steps] : [])];
}
