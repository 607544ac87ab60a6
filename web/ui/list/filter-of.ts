import { comparedAs, fieldAt, isAmount, referencesOf, type EndpointSpec } from '@reprise/contracts/kernel';
import type { FieldWords } from '../../kernel/i18n';
import { fieldKind } from '../resource/field-kind';
import type { ListFilter } from './list-spec';

type Option = { readonly value: string; readonly label: string };
export type FilterWords = FieldWords & { readonly yesNo: readonly [string, string] };
export type FilterOptions = Readonly<Record<string, readonly Option[] | undefined>>;

const isId = (name: string): boolean => /(^id|Id)$/.test(name);

/** The filters that a list's screen offers by default: the list's `shown`, otherwise all except ids. */
export const shownOf = ({ list }: EndpointSpec): readonly string[] =>
  list?.shown ?? (list?.filters ?? []).filter((name) => !isId(name));

/** One filter as the screen offers it, by the row's schema; undefined for fields that only programs compare. */
export function filterOf(
  { list, reply }: EndpointSpec,
  name: string,
  words: FilterWords,
  options: FilterOptions = {},
): readonly ListFilter[] {
  const schema = reply && fieldAt(reply, name);
  if (!schema) return [];
  const shared = { name, label: words.label(name) };
  if (list?.ranges?.includes(name)) {
    if (comparedAs(schema) === 'time' || fieldKind(schema).kind === 'date')
      return [{ kind: 'dates', ...shared }];
    return [{ kind: 'range', ...shared, unit: isAmount(schema) ? 'minor' : 'plain' }];
  }
  if (name in options) {
    const given = options[name] ?? [];
    return given.length > 0 ? [{ kind: 'choice', ...shared, options: given, multiple: true }] : [];
  }
  const [named] = referencesOf(schema);
  if (named?.path.length === 0) return [{ kind: 'reference', ...shared, reference: named.reference }];
  const field = fieldKind(schema);
  switch (field.kind) {
    case 'switch': {
      const choices = words.yesNo.map((label, index) => ({ value: String(index === 0), label }));
      return [{ kind: 'choice', ...shared, options: choices }];
    }
    case 'choice': {
      const choices = field.values.map((value) => ({ value, label: words.value(name, schema, value) }));
      return [{ kind: 'choice', ...shared, options: choices, multiple: true }];
    }
    case 'text':
    case 'textarea':
    case 'email':
    case 'url':
      return [{ kind: 'text', ...shared }];
    default:
      return [];
  }
}
