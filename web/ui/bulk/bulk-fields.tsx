import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../form/form-field';
import type { BulkField, BulkSaid } from './bulk-act';

/** Comments of at most 255 characters (customer journey §5); the calls refuse a single one. */
const maxText = 255;
const isShort = (text: string): boolean => text.trim().length === 1;

/** Whether everything is said that the act needs. */
export const saidEnough = (fields: readonly BulkField[], said: BulkSaid): boolean =>
  fields.every((field) => {
    const text = said[field.name] ?? '';
    if (field.kind === 'choice') return text !== '';
    return !isShort(text) && (text.trim() !== '' || !field.needed?.(said));
  });

type Props = {
  fields: readonly BulkField[];
  said: BulkSaid;
  disabled: boolean;
  onSay: (name: string, text: string) => void;
};

/** What the act asks, once for all lines. */
export function BulkFields({ fields, said, disabled, onSay }: Props) {
  const { t } = useTranslation('bulk');
  return fields.map((field) => {
    const value = said[field.name];
    const fault = field.kind === 'text' && isShort(value ?? '') ? t('short') : undefined;
    const needed = field.kind === 'choice' || (field.needed?.(said) ?? false);
    return (
      <FormField key={field.name} label={field.label} required={needed} fault={fault}>
        {(control) =>
          field.kind === 'choice' ? (
            <Select
              {...control}
              disabled={disabled}
              showSearch={{ optionFilterProp: 'label' }}
              value={value}
              options={[...field.options]}
              onChange={(chosen: string) => onSay(field.name, chosen)}
            />
          ) : (
            <Input.TextArea
              {...control}
              disabled={disabled}
              maxLength={maxText}
              autoSize={{ minRows: 2 }}
              value={value}
              onChange={({ target }) => onSay(field.name, target.value)}
            />
          )
        }
      </FormField>
    );
  });
}
