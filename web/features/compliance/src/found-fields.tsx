import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { FormField } from '../../../ui/form/form-field';
import styles from './compliance.module.css';
import { specificationFound } from './compliance.slice';
import type { Draft } from './compliance.types';
import { foundFields, isMeasured, isMistyped } from './found.types';

/** Corrects what the thing really is (back office §2); none of these changes the price. */
export function FoundFields({ draft }: { draft: Draft }) {
  const { t } = useTranslation('compliance');
  const dispatch = useDispatch();
  return (
    <details className={styles['found']} open={Object.keys(draft.found).length > 0}>
      <summary>{t('found.title')}</summary>
      <p className={styles['soft']}>{t('found.sentence')}</p>
      {foundFields.map((field) => {
        const text = draft.found[field] ?? '';
        const wrong = text.trim() !== '' && isMistyped(field, text);
        const fault = wrong ? t(isMeasured(field) ? 'found.whole' : 'found.imei-digits') : undefined;
        return (
          <FormField key={field} label={t(`found.field.${field}`)} fault={fault}>
            {(control) => (
              <Input
                {...control}
                value={text}
                maxLength={field === 'colour' ? 60 : 255}
                inputMode={isMeasured(field) ? 'numeric' : 'text'}
                onChange={({ target }) => dispatch(specificationFound({ [field]: target.value }))}
              />
            )}
          </FormField>
        );
      })}
    </details>
  );
}
