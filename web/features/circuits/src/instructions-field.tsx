import { circuitInstructionTypes } from '@reprise/contracts/rules';
import { Button, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { getAt, type ZodForm } from '../../../kernel/forms';
import type { ControlProps } from '../../../ui/form/form-field';
import { Icon } from '../../../ui/icon';
import styles from './circuits.module.css';

type Line = { id?: string; label: string; type: string };
type Props = { form: ZodForm; control: ControlProps; name: string };
const most = 6;

/** Back office §5: up to 6 instructions of 1 to 150 characters, in order. */
export function InstructionsField({ form, control, name }: Props) {
  const { t } = useTranslation(['circuits', 'enums', 'common']);
  const value = getAt(form.values, name);
  const lines: readonly Line[] = Array.isArray(value) ? value : [];
  const put = (next: readonly Line[]): void => form.set(name, next);
  const change = (at: number, part: Partial<Line>): void =>
    put(lines.map((line, index) => (index === at ? { ...line, ...part } : line)));
  const types = circuitInstructionTypes.map((type) => ({
    value: type,
    label: t(`enums:instruction.${type}`),
  }));
  return (
    <ol id={control.id} className={styles['lines']}>
      {lines.map((line, at) => (
        <li key={line.id ?? at} className={styles['line']}>
          <Select
            aria-label={t('circuits:instruction.type', { place: at + 1 })}
            className={styles['type'] ?? ''}
            value={line.type}
            options={types}
            onChange={(type) => change(at, { type })}
          />
          <Input
            aria-label={t('circuits:instruction.label', { place: at + 1 })}
            aria-invalid={form.fault(`${name}.${at}.label`) !== undefined}
            maxLength={150}
            value={line.label}
            onChange={({ target }) => change(at, { label: target.value })}
          />
          <Button
            type="text"
            aria-label={t('circuits:instruction.remove', { place: at + 1 })}
            icon={<Icon name="trash" size={16} />}
            onClick={() => put(lines.filter((_line, index) => index !== at))}
          />
        </li>
      ))}
      {lines.length < most && (
        <li>
          <Button
            icon={<Icon name="plus" size={16} />}
            onClick={() => put([...lines, { label: '', type: 'none' }])}
          >
            {t('circuits:instruction.add')}
          </Button>
        </li>
      )}
    </ol>
  );
}
