import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type FormValues, getAt } from '../../../kernel/forms';
import type { FormFieldSpec } from '../../../ui/form/form-spec';
import { SpecialDaysField } from './special-days-field';
import { WeeklyHoursField } from './weekly-hours-field';

/** Customers come to stores alone. */
export const isStore = (values: FormValues): boolean => getAt(values, 'type') === 'store';

export const useTimeZones = () => ({
  timeZone: useMemo(
    () => Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') })),
    [],
  ),
});

/** When a store is open: every week, and on dates that are not as every week. */
export function useHours() {
  const { t } = useTranslation('entities');
  const drawn = (
    name: 'weeklyHours' | 'specialDays',
    Field: typeof WeeklyHoursField | typeof SpecialDaysField,
  ): FormFieldSpec => ({
    ...{ kind: 'custom', name, label: t(`field.${name}`), help: t(`help.${name}`) },
    ...{ optional: true, shown: isStore },
    render: (form, control) => <Field {...{ form, control }} />,
  });
  return {
    weeklyHours: [drawn('weeklyHours', WeeklyHoursField)],
    specialDays: [drawn('specialDays', SpecialDaysField)],
  };
}
