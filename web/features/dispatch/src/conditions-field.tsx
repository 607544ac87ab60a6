import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { getAt, useFaultText, type ZodForm } from '../../../kernel/forms';
import { Fault, type ControlProps } from '../../../ui/form/form-field';
import { LinesField } from '../../../ui/form/lines-field';
import { ConditionValues } from './condition-values';
import type { Attribute, Line } from './conditions.types';
import styles from './dispatch.module.css';

const attributes: readonly Attribute[] = ['brand', 'category', 'circuit', 'productState'];
const operators = ['in', 'notIn'] as const;
const most = 20;
const fresh: Line = { attribute: 'brand', operator: 'in', values: [] };
type Props = { form: ZodForm; control: ControlProps };

/** What a product must be for the rule to decide: every line, each with at least one value. */
export function ConditionsField({ form, control }: Props) {
  const { t } = useTranslation('dispatch');
  const value = getAt(form.values, 'conditions');
  const lines: readonly Line[] = Array.isArray(value) ? value : [];
  return (
    <LinesField
      {...{ id: control.id, lines, most, fresh }}
      words={{ add: t('condition.add'), remove: (place) => t('condition.remove', { place }) }}
      onChange={(next) => form.set('conditions', next)}
    >
      {(line, at, put) => <Condition {...{ form, line, at, put, id: `${control.id}-${at}` }} />}
    </LinesField>
  );
}

type ConditionProps = { form: ZodForm; line: Line; at: number; id: string; put: (line: Line) => void };

function Condition({ form, line, at, id, put }: ConditionProps) {
  const { t } = useTranslation('dispatch');
  const faultText = useFaultText();
  const name = `conditions.${at}.values`;
  const fault = form.fault(name);
  const about = { place: at + 1 };
  return (
    <div className={styles['condition']}>
      <Select
        aria-label={t('condition.attribute', about)}
        className={styles['attribute'] ?? ''}
        value={line.attribute}
        options={attributes.map((each) => ({ value: each, label: t(`attribute.${each}`) }))}
        onChange={(attribute) => put({ ...line, attribute, values: [] })}
      />
      <Select
        aria-label={t('condition.operator', about)}
        className={styles['operator'] ?? ''}
        value={line.operator}
        options={operators.map((each) => ({ value: each, label: t(`operator.${each}`) }))}
        onChange={(operator) => put({ ...line, operator })}
      />
      <div className={styles['values']}>
        <ConditionValues
          {...{ id, line, faulty: fault !== undefined }}
          label={t('condition.values', about)}
          onBlur={() => form.leave(name)}
          onChange={(values) => put({ ...line, values })}
        />
        <Fault id={id} fault={fault && faultText(fault)} />
      </div>
    </div>
  );
}
