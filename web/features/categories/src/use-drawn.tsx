import { productDrawings } from '@reprise/contracts/rules';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { getAt } from '../../../kernel/forms';
import { useHolds } from '../../../kernel/session';
import type { FormFieldSpec } from '../../../ui/form/form-spec';
import { ProductDrawing } from '../../../ui/public/product-drawing';
import styles from './categories.module.css';

const notAsked = { absorptionType: [], absorptionValue: [], absorptionMax: [] };

/** The drawing is chosen by sight, and by its name; absorption is a premium feature. */
export function useDrawn() {
  const { t } = useTranslation('categories');
  const absorbs = useHolds('absorption');
  const options = productDrawings.map((name) => ({
    value: name,
    label: (
      <span className={styles['drawing']}>
        <ProductDrawing name={name} size={24} />
        {t(`value.drawing.${name}`)}
      </span>
    ),
  }));
  const drawing: FormFieldSpec = {
    ...{
      kind: 'custom',
      name: 'drawing',
      label: t('field.drawing'),
      help: t('help.drawing'),
      optional: true,
    },
    render: (form, control) => (
      <Select
        {...control}
        allowClear
        value={productDrawings.find((name) => name === getAt(form.values, 'drawing'))}
        options={options}
        onChange={(name?: string) => form.set('drawing', name ?? null)}
      />
    ),
  };
  return { drawing: [drawing], ...(!absorbs && notAsked) };
}
