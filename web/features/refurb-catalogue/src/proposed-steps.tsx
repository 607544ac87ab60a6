import { categoryIdSchema } from '@reprise/contracts/catalogue';
import { refurbStepIdSchema } from '@reprise/contracts/item';
import { referencesOf } from '@reprise/contracts/kernel';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { getAt, type ZodForm } from '../../../kernel/forms';
import { ReferencePicker, ReferencesPicker } from '../../../ui/form/reference-picker';
import { Icon } from '../../../ui/icon';
import styles from './refurb-catalogue.module.css';

type Proposed = { refurbStepId: string; categoryIds: readonly string[] };
const [step] = referencesOf(refurbStepIdSchema);
const [category] = referencesOf(categoryIdSchema);
const most = 50;

/** The steps that an answer asks for; without categories, for every product. */
export function ProposedSteps({ form, path, answer }: { form: ZodForm; path: string; answer: number }) {
  const { t } = useTranslation('refurb-questions');
  const value = getAt(form.values, path);
  const lines: readonly Proposed[] = Array.isArray(value) ? value : [];
  const put = (next: readonly Proposed[]): void => form.set(path, next);
  const change = (at: number, part: Partial<Proposed>): void =>
    put(lines.map((line, index) => (index === at ? { ...line, ...part } : line)));
  if (!step || !category) return null;
  return (
    <ul className={styles['list']}>
      {lines.map((line, at) => {
        const about = { answer, place: at + 1 };
        return (
          <li key={at} className={styles['line']}>
            <div className={styles['wide']}>
              <ReferencePicker
                aria-label={t('step.name', about)}
                aria-invalid={form.fault(`${path}.${at}.refurbStepId`) !== undefined}
                placeholder={t('step.choose')}
                reference={step.reference}
                value={line.refurbStepId || undefined}
                onChange={(refurbStepId = '') => change(at, { refurbStepId })}
              />
            </div>
            <div className={styles['wide']}>
              <ReferencesPicker
                aria-label={t('step.categories', about)}
                placeholder={t('step.every')}
                reference={category.reference}
                value={line.categoryIds}
                onChange={(categoryIds) => change(at, { categoryIds })}
              />
            </div>
            <Button
              type="text"
              aria-label={t('step.remove', about)}
              icon={<Icon name="trash" size={16} />}
              onClick={() => put(lines.filter((_line, index) => index !== at))}
            />
          </li>
        );
      })}
      {lines.length < most && (
        <li>
          <Button
            size="small"
            icon={<Icon name="plus" size={16} />}
            onClick={() => put([...lines, { refurbStepId: '', categoryIds: [] }])}
          >
            {t('step.add')}
          </Button>
        </li>
      )}
    </ul>
  );
}
