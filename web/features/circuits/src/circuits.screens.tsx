import { circuitResource } from '@reprise/contracts/configuration';
import type { RowOfResource } from '@reprise/contracts/kernel';
import type { Circuit } from '@reprise/contracts/rules';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormFieldSpec } from '../../../ui/form/form-spec';
import { ResourceEditPage } from '../../../ui/resource/resource-form.page';
import { ResourceListPage } from '../../../ui/resource/resource-list.page';
import type { ResourcePaths, ResourceScreens } from '../../../ui/resource/resource-spec';
import { InstructionsField } from './instructions-field';

type Row = RowOfResource<typeof circuitResource>;

function Name({ of }: { of: Circuit }) {
  const { t } = useTranslation('enums');
  return t(`circuit.${of}`);
}

function Active({ active }: { active: boolean }) {
  const { t } = useTranslation();
  return t(active ? 'resource.yes' : 'resource.no');
}

function useDrawn() {
  const { t } = useTranslation('circuits');
  const defaultInstructions: FormFieldSpec = {
    ...{ kind: 'custom', name: 'defaultInstructions', optional: true, label: t('field.defaultInstructions') },
    help: t('help.defaultInstructions'),
    render: (form, control) => <InstructionsField {...{ form, control }} name="defaultInstructions" />,
  };
  return { defaultInstructions: [defaultInstructions] };
}

/** Back office §5 "Circuit and dispatch". */
const declared: Omit<ResourceScreens<Row>, 'paths' | 'nameOf'> = {
  contract: circuitResource,
  namespace: 'circuits',
  columns: [
    { key: 'name', order: 'name', render: ({ name }) => <Name of={name} /> },
    { key: 'paymentModeIds', align: 'right', render: ({ paymentModeIds }) => paymentModeIds.length },
    {
      ...{ key: 'defaultInstructions', align: 'right' },
      render: ({ defaultInstructions }) => defaultInstructions.length,
    },
    { key: 'active', card: 'status', render: ({ active }) => <Active active={active} /> },
  ],
  sections: [
    {
      key: 'general',
      fields: ['active', { name: 'description', kind: 'textarea' }, 'descriptionTranslations'],
    },
    { key: 'offered', fields: ['eligibleCountries', 'paymentModeIds', 'transferOrderNumberOfCopy'] },
    { key: 'instructions', fields: ['defaultInstructions'] },
  ],
  defaultOrder: { field: 'name', direction: 'asc' },
  useRights: () => ({ add: false, remove: false, locked: () => undefined }),
  useDrawn,
};

/** Circuits are named by words, not by what somebody has written. */
export default function screens(paths: ResourcePaths) {
  function useSpec(): ResourceScreens<Row> {
    const { t } = useTranslation('enums');
    return useMemo(() => ({ ...declared, paths, nameOf: ({ name }) => t(`circuit.${name}`) }), [t]);
  }
  return {
    List: () => <ResourceListPage spec={useSpec()} />,
    Edit: () => <ResourceEditPage spec={useSpec()} />,
  };
}
