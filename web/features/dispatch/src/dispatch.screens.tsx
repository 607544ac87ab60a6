import { warehouseDispatchRules } from '@reprise/contracts/configuration';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { FormFieldSpec } from '../../../ui/form/form-spec';
import { resourceScreens } from '../../../ui/resource/resource-screens';
import { ConditionWords } from './condition-words';
import { ConditionsField } from './conditions-field';
import { trial } from './dispatch.paths';
import { Reach } from './reach';

function useDrawn() {
  const { t } = useTranslation('dispatch');
  const conditions: FormFieldSpec = {
    ...{ kind: 'custom', name: 'conditions', label: t('field.conditions'), help: t('help.conditions') },
    render: (form, control) => <ConditionsField form={form} control={control} />,
  };
  return { conditions: [conditions] };
}

function useActs() {
  const { t } = useTranslation('dispatch');
  const navigate = useNavigate();
  const page = [
    {
      ...{ key: 'trial', label: t('trial.open'), icon: 'route' as const },
      onPress: () => void navigate(trial),
    },
  ];
  return { actions: [], page };
}

/** Back office §5 "Circuit and dispatch". */
export default resourceScreens({
  contract: warehouseDispatchRules,
  namespace: 'dispatch',
  nameOf: (row) => row.title,
  columns: [
    { key: 'title', order: 'title', card: 'title', render: ({ title }) => title },
    'position',
    { key: 'conditions', render: ({ conditions }) => <ConditionWords conditions={conditions} /> },
    'warehouseIds',
    { key: 'reach', card: 'status', render: ({ id }) => <Reach id={id} /> },
  ],
  sections: [
    { key: 'general', fields: ['title', 'position', 'active'] },
    { key: 'conditions', fields: ['conditions'] },
    { key: 'warehouses', fields: ['warehouseIds', 'defaultWarehouseId'] },
  ],
  useDrawn,
  useActs,
  defaultOrder: { field: 'position', direction: 'asc' },
});
