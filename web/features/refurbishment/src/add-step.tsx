import { refurbSteps, stepCostIn } from '@reprise/contracts/configuration';
import type { ItemRow } from '@reprise/contracts/item';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useList } from '../../../kernel/store';
import type { Offered } from './diagnosis/diagnosis.rules';
import styles from './refurbishment.module.css';

const inUse = { query: { pagination: 'false', active: 'true', 'order[name]': 'asc' } };
type Props = {
  item: ItemRow;
  known: readonly Pick<Offered, 'refurbStepId'>[];
  onAdd: (step: Offered) => void;
};

/** A further step of the catalogue, at its cost in the item's workshop. */
export function AddStep({ item, known, onAdd }: Props) {
  const { t } = useTranslation('refurbishment');
  const { items } = useList(refurbSteps.endpoints.list, inUse);
  const others = items.filter(({ id }) => !known.some(({ refurbStepId }) => refurbStepId === id));
  const add = (id: string): void => {
    const step = others.find((each) => each.id === id);
    if (step) onAdd({ refurbStepId: id, name: step.name, cost: stepCostIn(step, item.warehouseId) });
  };
  if (others.length === 0) return null;
  return (
    <Select
      className={styles['add'] ?? ''}
      aria-label={t('add-step')}
      placeholder={t('add-step')}
      value={null}
      showSearch={{ optionFilterProp: 'label' }}
      options={others.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id: string | null) => id && add(id)}
    />
  );
}
