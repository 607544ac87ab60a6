import { useTranslation } from 'react-i18next';
import { getAt, useFaultText, type ZodForm } from '../../kernel/forms';
import { faultOf } from './fault-of';
import { FieldControl } from './field-control';
import { Doubt, FormField } from './form-field';
import type { FormFieldSpec, FormSection } from './form-spec';
import styles from './form.module.css';

/** Sections with a sentence each, and their fields in one column. Also used in dialogs. */
export function FormSections({ sections, form }: { sections: readonly FormSection[]; form: ZodForm }) {
  return sections.map((section) => (
    <section key={section.key} className={styles['section']} aria-labelledby={`section-${section.key}`}>
      <div>
        <h2 id={`section-${section.key}`} className={styles['section-title']}>
          {section.title}
        </h2>
        {section.sentence && <p className={styles['section-sentence']}>{section.sentence}</p>}
      </div>
      <FormFields fields={section.fields} form={form} />
    </section>
  ));
}

export function FormFields({ fields, form }: { fields: readonly FormFieldSpec[]; form: ZodForm }) {
  const { t, i18n } = useTranslation();
  const faultText = useFaultText();
  // A switch is on or off, never empty.
  const mayBeEmpty = ({ kind, optional = false, required }: FormFieldSpec): boolean =>
    kind !== 'switch' && optional && !required?.(form.values);
  const label = (field: FormFieldSpec) =>
    mayBeEmpty(field) ? (
      <>
        {field.label} <span className={styles['optional']}>{t('form.optional')}</span>
      </>
    ) : (
      field.label
    );
  const help = ({ name, doubt, help: usual }: FormFieldSpec) => {
    const text = doubt?.(getAt(form.values, name));
    return text ? <Doubt text={text} /> : usual;
  };
  return fields
    .filter((field) => field.shown?.(form.values) ?? true)
    .map((field) => (
      <FormField
        key={field.name}
        label={label(field)}
        help={help(field)}
        required={!mayBeEmpty(field)}
        fault={faultText(faultOf(field, form, i18n.language))}
      >
        {(control) => <FieldControl field={field} form={form} control={control} />}
      </FormField>
    ));
}
