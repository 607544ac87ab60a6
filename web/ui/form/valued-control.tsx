import { InputNumber } from 'antd';
import { amountText, parseAmount, parsePercent, percentText } from '../../kernel/numbers';
import { FileField } from './file-field';
import type { Drawn, FormFieldSpec } from './form-spec';
import styles from './form.module.css';
import { ImageField } from './image-field';
import { NumberInput } from './number-input';
import { TranslationsField } from './translations-field';

const kinds = ['number', 'money', 'percent', 'image', 'file', 'translations'] as const;
type Valued = Extract<FormFieldSpec, { kind: (typeof kinds)[number] }>;
export const isValued = (field: FormFieldSpec): field is Valued => kinds.some((kind) => kind === field.kind);

/** Fields whose value is not text: what a person sees is made of it, and read back. */
export function ValuedControl({ field, value, set, shared }: Drawn<Valued>) {
  switch (field.kind) {
    case 'number':
      return (
        <InputNumber
          {...shared}
          className={styles['wide'] ?? ''}
          value={typeof value === 'number' ? value : null}
          min={field.min}
          max={field.max}
          step={field.step ?? 1}
          suffix={field.suffix}
          onChange={set}
        />
      );
    case 'money': {
      const write = (amount: number, language: string) => amountText(amount, field.currency, language);
      return <NumberInput {...shared} value={value} onChange={set} read={parseAmount} write={write} />;
    }
    case 'percent':
      return <NumberInput {...shared} value={value} onChange={set} read={parsePercent} write={percentText} />;
    case 'image':
      return <ImageField {...shared} value={value} onChange={set} />;
    case 'file':
      return <FileField {...shared} {...{ file: field.file, label: field.label, value }} onChange={set} />;
    case 'translations': {
      const { languages, multiline } = field;
      const texts = typeof value === 'object' && value !== null ? { ...value } : {};
      return <TranslationsField {...{ ...shared, languages, multiline }} value={texts} onChange={set} />;
    }
  }
}
