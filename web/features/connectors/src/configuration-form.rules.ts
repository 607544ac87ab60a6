import {
  connectorOrganizationSchema,
  propertyValueSchema,
  type Connector,
  type ConnectorOrganization,
} from '@reprise/contracts/connectors';
import { z } from 'zod';
import type { FormValues } from '../../../kernel/forms';

export type ConfigurationForm = {
  readonly name: string;
  readonly active: boolean;
  readonly properties: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
};

const isSecret = ({ kind }: Connector['properties'][number]): boolean => kind === 'secret';

/** What a person writes: the connector says which properties; a secret that is left empty stays as it is. */
export function configurationSchema({ properties }: Connector): z.ZodType<ConfigurationForm> {
  const { name, active } = connectorOrganizationSchema.shape;
  const plain = properties.filter((each) => !isSecret(each));
  const written = plain.map((each) => [
    each.name,
    each.required ? propertyValueSchema.min(1) : propertyValueSchema,
  ]);
  const sealed = properties.filter(isSecret).map((each) => [each.name, propertyValueSchema]);
  return z.object({
    ...{ name, active },
    properties: z.object(Object.fromEntries(written)),
    secrets: z.object(Object.fromEntries(sealed)),
  }) as unknown as z.ZodType<ConfigurationForm>;
}

/** As it stands, or as it begins: switched off, so that it can be tested first. */
export function configurationValues(
  { properties, type, name: own }: Connector,
  known: ConnectorOrganization | undefined,
): FormValues {
  const valueOf = (name: string): string => known?.properties[name] ?? '';
  return {
    // Of carriers and issuers there are many names; of what is fetched, one.
    ...{ name: known?.name ?? (type === 'scheduled' ? own : ''), active: known?.active ?? false },
    properties: Object.fromEntries(
      properties.filter((each) => !isSecret(each)).map(({ name }) => [name, valueOf(name)]),
    ),
    secrets: Object.fromEntries(properties.filter(isSecret).map(({ name }) => [name, ''])),
  };
}

/** Empty texts are absent properties, and secrets that stay. */
export const filledIn = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
