import { getAt, type ZodForm } from '../../kernel/forms';
import type { ControlProps } from './form-field';
import type { FormFieldSpec } from './form-spec';
import { isPicked, PickedControl } from './picked-control';
import { isValued, ValuedControl } from './valued-control';
import { WrittenControl } from './written-control';

type Props = { field: FormFieldSpec; form: ZodForm; control: ControlProps };

/** The control of one declared field. */
export function FieldControl({ field, form, control }: Props) {
  if (field.kind === 'custom') return field.render(form, control);
  const value = getAt(form.values, field.name);
  const set = (next: unknown): void => {
    form.set(field.name, next);
    field.clears?.forEach((name) => form.set(name, null));
  };
  const shared = { ...control, disabled: field.disabled ?? false, onBlur: () => form.leave(field.name) };
  if (isPicked(field)) return <PickedControl {...{ field, value, set, shared }} />;
  if (isValued(field)) return <ValuedControl {...{ field, value, set, shared }} />;
  return <WrittenControl {...{ field, value, set, shared }} />;
}
