import { dispatchCircuitRules } from '@reprise/contracts/configuration';
import type { RowOfResource } from '@reprise/contracts/kernel';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormFieldSpec } from '../../../ui/form/form-spec';
import { ResourceCreatePage, ResourceEditPage } from '../../../ui/resource/resource-form.page';
import { ResourceListPage } from '../../../ui/resource/resource-list.page';
import type { ResourcePaths, ResourceScreens } from '../../../ui/resource/resource-spec';
import { FieldValue } from '../../../ui/resource/value';
import { CustomValuesField } from './custom-values-field';
import { InstructionsField } from './instructions-field';
import { useCircuitOptions } from './use-circuit-options';
import { useRuleActs } from './use-rule-acts';

type Row = RowOfResource<typeof dispatchCircuitRules>;

function Categories({ labels }: { labels: readonly string[] }) {
  const { t } = useTranslation('circuit-rules');
  return labels.length === 0 ? t('all-categories') : labels.join(', ');
}

/** Without countries of its own, a rule leaves those of its circuit. */
function Countries({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('circuit-rules');
  if (codes.length === 0) return t('countries-of-circuit');
  return (
    <FieldValue
      {...{ namespace: 'circuit-rules', field: 'eligibleCountries', value: codes }}
      schema={dispatchCircuitRules.schema.shape.eligibleCountries}
    />
  );
}

function useDrawn() {
  const { t } = useTranslation('circuit-rules');
  const drawn = (
    name: 'instructions' | 'customValues',
    render: 'instructions' | 'values',
  ): FormFieldSpec => ({
    ...{ kind: 'custom', name, optional: true, label: t(`field.${name}`), help: t(`help.${name}`) },
    render: (form, control) =>
      render === 'instructions' ? (
        <InstructionsField {...{ form, control, name }} />
      ) : (
        <CustomValuesField form={form} />
      ),
  });
  return {
    instructions: [drawn('instructions', 'instructions')],
    customValues: [drawn('customValues', 'values')],
  };
}

/** Where and how a circuit applies to some categories (back office §3 "Dispatch circuit rule"). */
const declared: Omit<ResourceScreens<Row>, 'paths' | 'nameOf'> = {
  contract: dispatchCircuitRules,
  namespace: 'circuit-rules',
  columns: [
    'circuit',
    { key: 'categoryIds', render: ({ categoryLabels }) => <Categories labels={categoryLabels} /> },
    {
      key: 'eligibleCountries',
      render: ({ eligibleCountries }) => <Countries codes={eligibleCountries} />,
    },
    'status',
  ],
  sections: [
    { key: 'general', fields: ['circuit', 'status', 'categoryIds', 'eligibleCountries'] },
    {
      key: 'texts',
      fields: [
        { name: 'description', kind: 'textarea' },
        'descriptionTranslations',
        'highlightedInstruction',
        'highlightedInstructionTranslations',
        'terms',
        'termsTranslations',
        'traceabilityEnabled',
      ],
    },
    { key: 'instructions', fields: ['instructions'] },
    { key: 'customValues', fields: ['customValues'] },
  ],
  defaultOrder: { field: 'circuit', direction: 'asc' },
  useDrawn,
  useOptions: useCircuitOptions,
  useActs: useRuleActs,
};

/** Rules are named by their circuit and categories. */
export default function screens(paths: ResourcePaths) {
  function useSpec(): ResourceScreens<Row> {
    const { t } = useTranslation('enums');
    return useMemo(() => {
      const nameOf = ({ circuit, categoryLabels }: Row): string =>
        [t(`circuit.${circuit}`), ...categoryLabels].join(' · ');
      return { ...declared, paths, nameOf };
    }, [t]);
  }
  return {
    List: () => <ResourceListPage spec={useSpec()} />,
    Create: () => <ResourceCreatePage spec={useSpec()} />,
    Edit: () => <ResourceEditPage spec={useSpec()} />,
  };
}
