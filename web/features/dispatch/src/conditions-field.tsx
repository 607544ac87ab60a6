import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { getAt, type ZodForm } from '../../../kernel/forms';
import { useFaultText } from '../../../kernel/forms';
import { Fault, type ControlProps } from '../../../ui/form/form-field';
import { Icon } from '../../../ui/icon';
import { ConditionValues } from './condition-values';
import type { Attribute, Line } from './conditions.types';
import styles from './dispatch.module.css';

const attributes: readonly Attribute[] = ['brand', 'category', 'circuit', 'productState'];
const operators = ['in', 'notIn'] as const;
const most = 20;
type Props = { form: ZodForm; control: ControlProps };

/** What a product must be for the rule to decide: every line, each with at least one value. */
export function ConditionsField({ form, control }: Props) {
  const { t } = useTranslation('dispatch');
  const faultText = useFaultText();
  const value = getAt(form.values, 'conditions');
  const lines: readonly Line[] = Array.isArray(value) ? value : [];
  const put = (next: readonly Line[]): void => form.set('conditions', next);
  const change = (at: number, part: Partial<Line>): void =>
    put(lines.map((line, index) => (index === at ? { ...line, ...part } : line)));
  return (
    <ol id={control.id} className={styles['lines']}>
      {lines.map((line, at) => {
        const name = `conditions.${at}.values`;
        const fault = form.fault(name);
        const about = { place: at + 1 };
        return (
          <li key={at} className={styles['line']}>
            <Select
              aria-label={t('condition.attribute', about)}
              className={styles['attribute'] ?? ''}
              value={line.attribute}
              options={attributes.map((each) => ({ value: each, label: t(`attribute.${each}`) }))}
              onChange={(attribute) => change(at, { attribute, values: [] })}
            />
            <Select
              aria-label={t('condition.operator', about)}
              className={styles['operator'] ?? ''}
              value={line.operator}
              options={operators.map((each) => ({ value: each, label: t(`operator.${each}`) }))}
              onChange={(operator) => change(at, { operator })}
            />
            <div className={styles['values']}>
              <ConditionValues
                id={`${control.id}-${at}`}
                label={t('condition.values', about)}
                {...{ line, faulty: fault !== undefined }}
                onBlur={() => form.leave(name)}
                onChange={(values) => change(at, { values })}
              />
              <Fault id={`${control.id}-${at}`} fault={fault && faultText(fault)} />
            </div>
            <Button
              type="text"
              aria-label={t('condition.remove', about)}
              icon={<Icon name="trash" size={16} />}
              onClick={() => put(lines.filter((_line, index) => index !== at))}
            />
          </li>
        );
      })}
      {lines.length < most && (
        <li>
          <Button
            icon={<Icon name="plus" size={16} />}
            onClick={() => put([...lines, { attribute: 'brand', operator: 'in', values: [] }])}
          >
            {t('condition.add')}
          </Button>
        </li>
      )}
    </ol>
  );
}
