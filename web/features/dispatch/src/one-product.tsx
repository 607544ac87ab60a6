import { categoryIdSchema } from '@reprise/contracts/catalogue';
import { dispatchSimulationEndpoints, type DispatchAsked } from '@reprise/contracts/configuration';
import { referencesOf } from '@reprise/contracts/kernel';
import { circuits, productStates } from '@reprise/contracts/rules';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../kernel/store';
import { ErrorState } from '../../../ui/error-state';
import { FormField } from '../../../ui/form/form-field';
import { ReferencePicker } from '../../../ui/form/reference-picker';
import styles from './dispatch.module.css';
import { Verdict } from './verdict';

const [category] = referencesOf(categoryIdSchema);
type Asked = Partial<DispatchAsked> & { brand: string };

/** A product is described, and every rule says what it does with it. */
export function OneProduct() {
  const { t } = useTranslation(['dispatch', 'enums']);
  const [asked, setAsked] = useState<Asked>({ brand: '', circuit: 'web_post', productState: 'grade_a' });
  const { categoryId, brand, circuit, productState } = asked;
  const whole =
    categoryId && circuit && productState ? { categoryId, brand, circuit, productState } : undefined;
  const answer = useRecord(dispatchSimulationEndpoints.simulate, whole && { query: whole });
  const set = (part: Partial<Asked>): void => setAsked((before) => ({ ...before, ...part }));
  return (
    <section className={styles['panel']} aria-labelledby="one-product">
      <h2 id="one-product">{t('dispatch:trial.one')}</h2>
      <div className={styles['asked']}>
        <FormField label={t('dispatch:attribute.category')}>
          {(control) => (
            <ReferencePicker
              {...control}
              reference={category?.reference ?? { to: 'categories' }}
              value={categoryId}
              onChange={(id) =>
                setAsked(({ categoryId: _old, ...rest }) => (id ? { ...rest, categoryId: id } : rest))
              }
            />
          )}
        </FormField>
        <FormField label={t('dispatch:attribute.brand')}>
          {(control) => (
            <Input {...control} value={brand} onChange={({ target }) => set({ brand: target.value })} />
          )}
        </FormField>
        <FormField label={t('dispatch:attribute.circuit')}>
          {(control) => (
            <Select
              {...control}
              value={circuit}
              options={circuits.map((value) => ({ value, label: t(`enums:circuit.${value}`) }))}
              onChange={(next) => set({ circuit: next })}
            />
          )}
        </FormField>
        <FormField label={t('dispatch:attribute.productState')}>
          {(control) => (
            <Select
              {...control}
              value={productState}
              options={productStates.map((value) => ({ value, label: t(`enums:product-state.${value}`) }))}
              onChange={(next) => set({ productState: next })}
            />
          )}
        </FormField>
      </div>
      {answer.problem && <ErrorState problem={answer.problem} onRetry={answer.refresh} />}
      {whole && answer.value ? <Verdict told={answer.value} /> : <p>{t('dispatch:trial.choose')}</p>}
    </section>
  );
}
