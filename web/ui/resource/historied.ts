import type { EndpointSpec } from '@reprise/contracts/kernel';
import type { z } from 'zod';
import type { Texts } from '../../kernel/i18n';
import type { AnyRow, ResourceScreens } from './resource-spec';

/** A document with a history. `revision` is the one that was read: what is restored never overwrites a newer one. */
export type Historied = {
  contract: { readonly name: string; readonly schema: z.ZodObject };
  update: EndpointSpec;
  namespace: keyof Texts;
  name: string;
  row: { id: string; revision?: number; accountId?: string };
};

/** One of the documents of a declaration. */
export function historiedOf<Row extends AnyRow>(spec: ResourceScreens<Row>, row: Row): Historied {
  const { contract, namespace } = spec;
  return { contract, namespace, row, name: spec.nameOf(row), update: contract.endpoints.update };
}
