import type { z } from 'zod';
import { useWords } from '../../kernel/i18n';
import type { FormFieldSpec, FormSection } from '../form/form-spec';
import { fieldKind, mayBeLeftOut } from './field-kind';
import type { AnyRow, Option, ResourceField, ResourceScreens } from './resource-spec';

const own = <Row>(field: ResourceField<Row>) => (typeof field === 'string' ? { name: field } : field);
const noOptions = (): Readonly<Record<string, undefined>> => ({});
const fixedKinds = ['email', 'url', 'date', 'textarea', 'number', 'switch'] as const;
const isFixedKind = (kind: string): kind is (typeof fixedKinds)[number] =>
  fixedKinds.some((known) => known === kind);

/** Names of the fields that the form fills in. */
export function fieldNames<Row extends AnyRow>({ sections }: ResourceScreens<Row>, adds: boolean): string[] {
  const fields = sections.flatMap((section) => section.fields.map(own));
  return fields.filter(({ onlyNew }) => adds || !onlyNew).map(({ name }) => name);
}

/** The declared fields as a form draws them, in words of the document's namespace. */
export function useSections<Row extends AnyRow>(
  spec: ResourceScreens<Row>,
  adds: boolean,
  fixed: readonly string[],
): readonly FormSection[] {
  const { say, maybe } = useWords(spec.namespace);
  const shape: Readonly<Record<string, z.ZodType>> = spec.contract.schema.shape;
  const useOptions = spec.useOptions ?? noOptions;
  const options: Partial<Readonly<Record<string, readonly Option[]>>> = useOptions();
  const wanted = fieldNames(spec, adds);

  function drawn(field: ResourceField<Row>): FormFieldSpec[] {
    const { name, kind } = own(field);
    const given: readonly Option[] | undefined = options[name];
    const schema = shape[name];
    if (!schema || !wanted.includes(name) || (given && given.length < 2)) return [];
    const known = fieldKind(schema);
    const help = maybe(`help.${name}`);
    const said = { name, label: say(`field.${name}`), ...(help && { help }) };
    const shared = { ...said, optional: mayBeLeftOut(schema), disabled: fixed.includes(name) };
    if (known.kind === 'choice' || known.kind === 'choices' || given) {
      const values = 'values' in known ? known.values : [];
      const choices = given ?? values.map((value) => ({ value, label: say(`value.${name}.${value}`) }));
      return [{ ...shared, kind: known.kind === 'choices' ? 'choices' : 'choice', options: choices }];
    }
    return [{ ...shared, kind: kind ?? (isFixedKind(known.kind) ? known.kind : 'text') }];
  }
  return spec.sections.map(({ key, fields }) => {
    const sentence = maybe(`section-help.${key}`);
    return {
      ...{ key, title: say(`section.${key}`), fields: fields.flatMap(drawn) },
      ...(sentence && { sentence }),
    };
  });
}
