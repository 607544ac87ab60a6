import type { EndpointSpec } from '@reprise/contracts/kernel';
import type { z } from 'zod';
import type { FormValues } from '../../kernel/forms';
import type { Texts } from '../../kernel/i18n';
import type { AnyRow, Option, ResourceScreens } from './resource-spec';

/** A document with a history. `revision` is the one that was read: what is restored never overwrites a newer one. */
export type Historied = {
  contract: { readonly name: string; readonly schema: z.ZodObject };
  update: EndpointSpec;
  namespace: keyof Texts;
  name: string;
  row: { id: string; revision?: number; accountId?: string };
  /** As its form declares them: what a field is may depend on others. */
  fields?: readonly DeclaredField[];
  /** What its form offers, by field: as a value was chosen it is told. */
  useOptions?: OptionsHook | undefined;
};
export type OptionsHook = () => Partial<Readonly<Record<string, readonly Option[]>>>;
/** Of fields that all say themselves what they offer. */
export const noOptions = (): Readonly<Record<string, undefined>> => ({});
export type DeclaredField = { name: string; kind?: string; shown?: (values: FormValues) => boolean };

const declared = <Row extends AnyRow>({ sections }: ResourceScreens<Row>): readonly DeclaredField[] =>
  sections.flatMap(({ fields }) => fields.flatMap((field) => (typeof field === 'string' ? [] : [field])));

/** One of the documents of a declaration. */
export function historiedOf<Row extends AnyRow>(spec: ResourceScreens<Row>, row: Row): Historied {
  const { contract, namespace, useOptions } = spec;
  const named = { namespace, row, name: spec.nameOf(row), fields: declared(spec), useOptions };
  return { contract, ...named, update: contract.endpoints.update };
}
