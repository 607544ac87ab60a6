import type { Diagnostic, ShippingOption } from '@reprise/contracts/catalogue';
import type { Circuit } from '@reprise/contracts/rules';
import type { Stored } from '../catalogue-documents.reader';
import type { AccountConfiguration } from './account-configuration.reader';

/**
 * The enabled rule nearest to the category; one without categories applies to all.
 * @param line the product's category and its ancestors, nearest first.
 */
export function circuitRuleFor(
  { circuitRules }: Pick<AccountConfiguration, 'circuitRules'>,
  circuit: Circuit,
  line: readonly Stored<'categories'>[],
) {
  const rules = circuitRules.filter((rule) => rule.circuit === circuit && rule.status === 'enabled');
  const nearest = line.flatMap(({ id }) => rules.filter(({ categoryIds }) => categoryIds.includes(id)))[0];
  return nearest ?? rules.find(({ categoryIds }) => categoryIds.length === 0);
}

/** By shipping method; those of methods without any are left out. */
export function customValuesOf(
  configuration: Pick<AccountConfiguration, 'circuitRules'>,
  options: readonly ShippingOption[],
  line: readonly Stored<'categories'>[],
): NonNullable<Diagnostic['customValues']> {
  const values = options.map(
    ({ id, circuit }) => [id, circuitRuleFor(configuration, circuit, line)?.customValues ?? {}] as const,
  );
  return Object.fromEntries(values.filter(([, each]) => Object.keys(each).length > 0));
}
