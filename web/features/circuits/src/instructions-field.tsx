import { circuitInstructionTypes } from '@reprise/contracts/rules';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { getAt, type ZodForm } from '../../../kernel/forms';
import type { ControlProps } from '../../../ui/form/form-field';
import { LinesField } from '../../../ui/form/lines-field';
import { InstructionLanguages } from './instruction-languages';
import styles from './circuits.module.css';

type Line = { id?: string; label: string; type: string; labelTranslations?: object };
type Props = { form: ZodForm; control: ControlProps; name: string };
const most = 6;

/** Back office §5: up to 6 instructions of 1 to 150 characters, in order. */
export function InstructionsField({ form, control, name }: Props) {
  const { t } = useTranslation(['circuits', 'enums', 'common']);
  const value = getAt(form.values, name);
  const lines: readonly Line[] = Array.isArray(value) ? value : [];
  const types = circuitInstructionTypes.map((type) => ({
    value: type,
    label: t(`enums:instruction.${type}`),
  }));
  return (
    <LinesField
      {...{ id: control.id, lines, most, fresh: { label: '', type: 'none' } }}
      words={{
        add: t('circuits:instruction.add'),
        remove: (place) => t('circuits:instruction.remove', { place }),
      }}
      keyOf={(line, at) => line.id ?? at}
      onChange={(next) => form.set(name, next)}
    >
      {(line, at, put) => (
        <div className={styles['instruction']}>
          <Select
            aria-label={t('circuits:instruction.type', { place: at + 1 })}
            className={styles['type'] ?? ''}
            value={line.type}
            options={types}
            onChange={(type) => put({ ...line, type })}
          />
          <Input
            aria-label={t('circuits:instruction.label', { place: at + 1 })}
            aria-invalid={form.fault(`${name}.${at}.label`) !== undefined}
            maxLength={150}
            value={line.label}
            onChange={({ target }) => put({ ...line, label: target.value })}
          />
          <InstructionLanguages
            {...{ form, place: at + 1, name: `${name}.${at}.labelTranslations` }}
            written={Object.keys(line.labelTranslations ?? {}).length}
          />
        </div>
      )}
    </LinesField>
  );
}
