import type { Connector, ConnectorOrganization, ConnectorProperty } from '@reprise/contracts/connectors';
import { useWords } from '../../../kernel/i18n';
import type { FormFieldSpec, FormSection } from '../../../ui/form/form-spec';

const numeric = { kind: 'text', inputMode: 'numeric' } as const;

/** The form of a configuration, made of what its connector asks for. */
export function useConfigurationSections(
  { properties, type }: Connector,
  known: ConnectorOrganization | undefined,
): readonly FormSection[] {
  const { say, maybe } = useWords('configurations');
  const kindOf = ({ kind, values = [] }: ConnectorProperty) => {
    if (kind === 'choice')
      return { kind, options: values.map((value) => ({ value, label: say(`value.${value}`) })) };
    if (kind === 'secret') return { kind: 'password', autoComplete: 'off' } as const;
    if (kind === 'hour' || kind === 'number' || kind === 'port') return numeric;
    return kind === 'url' || kind === 'email' ? { kind } : ({ kind: 'text' } as const);
  };
  const field = (property: ConnectorProperty): FormFieldSpec => {
    const { name, kind, required } = property;
    const isSecret = kind === 'secret';
    const kept = known?.secretsSet.includes(name) ?? false;
    const help = isSecret ? say(kept ? 'help.secret-kept' : 'help.secret') : maybe(`help.${name}`);
    return {
      ...{ name: `${isSecret ? 'secrets' : 'properties'}.${name}`, label: say(`property.${name}`) },
      ...{ ...(help && { help }), optional: !required || isSecret },
      ...kindOf(property),
    };
  };
  return [
    {
      ...{ key: 'general', title: say('section.general') },
      fields: [
        { name: 'name', kind: 'text', label: say('field.name'), help: say('help.name') },
        { name: 'active', kind: 'switch', label: say('field.active'), help: say(`help-active.${type}`) },
      ],
    },
    {
      ...{ key: 'properties', title: say('section.properties'), sentence: say(`sentence.${type}`) },
      fields: properties.map(field),
    },
  ];
}
