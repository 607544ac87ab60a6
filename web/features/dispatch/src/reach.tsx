import { dispatchSimulationEndpoints, type DispatchReach } from '@reprise/contracts/configuration';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../kernel/store';
import type { Family } from '../../../ui/design.tokens';
import { Tag } from '../../../ui/tag';

type Reached = DispatchReach['rules'][number];
const families: Record<Reached['reach'], Family> = {
  used: 'green',
  shadowed: 'amber',
  unused: 'grey',
  off: 'grey',
  unknown: 'grey',
};

export function ReachTag({ reach }: Pick<Reached, 'reach'>) {
  const { t } = useTranslation('dispatch');
  return <Tag family={families[reach]}>{t(`reach.${reach}`)}</Tag>;
}

/** Whether a rule ever decides: one answer for all rows of the list. */
export function Reach({ id }: { id: string }) {
  const { value } = useRecord(dispatchSimulationEndpoints.reach, {});
  const found = value?.rules.find((rule) => rule.id === id);
  return found ? <ReachTag reach={found.reach} /> : '–';
}
