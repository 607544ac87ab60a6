import { Select, Switch } from 'antd';
import { CountriesPicker, CountryPicker } from './country-picker';
import type { Drawn, FormFieldSpec } from './form-spec';
import { ReferencePicker, ReferencesPicker } from './reference-picker';

const kinds = [
  'switch',
  'list',
  'choice',
  'choices',
  'reference',
  'references',
  'country',
  'countries',
] as const;
type Picked = Extract<FormFieldSpec, { kind: (typeof kinds)[number] }>;
export const isPicked = (field: FormFieldSpec): field is Picked => kinds.some((kind) => kind === field.kind);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** What is no number stays as it was typed, to be told so. */
const numberOf = (entry: string): unknown => (/^\d+$/.test(entry) ? Number(entry) : entry);
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Fields whose value is chosen among known ones. */
export function PickedControl({ field, value, set, shared }: Drawn<Picked>) {
  const allowClear = field.optional ?? false;
  const setOne = (next?: string): void => set(next ?? null);
  switch (field.kind) {
    case 'switch':
      return (
        <span>
          <Switch id={shared.id} disabled={shared.disabled} checked={value === true} onChange={set} />
        </span>
      );
    case 'reference':
      return (
        <ReferencePicker
          {...{ ...shared, allowClear, onChange: setOne }}
          reference={field.reference}
          value={textOf(value) || undefined}
        />
      );
    case 'references':
      return (
        <ReferencesPicker {...shared} reference={field.reference} value={listOf(value)} onChange={set} />
      );
    case 'country':
      return (
        <CountryPicker
          {...{ ...shared, allowClear, onChange: setOne }}
          only={field.only}
          value={textOf(value)}
        />
      );
    case 'countries':
      return <CountriesPicker {...shared} value={listOf(value)} onChange={set} />;
    case 'list':
      return (
        <Select
          {...shared}
          mode="tags"
          open={false}
          suffixIcon={null}
          value={listOf(value)}
          tokenSeparators={[',', ';', ' ', '\n', '\t']}
          onChange={(entries: string[]) => set(field.numbers ? entries.map(numberOf) : entries)}
        />
      );
    case 'choice':
    case 'choices':
      return (
        <Select
          {...{ ...shared, allowClear }}
          mode={field.kind === 'choices' ? 'multiple' : undefined}
          value={value === '' ? undefined : value}
          options={[...field.options]}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(next: unknown) => set(next ?? null)}
        />
      );
  }
}
