import { Button } from 'antd';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useZodForm } from '../../kernel/forms';
import { Notice } from '../notice';
import { Page } from '../page/page';
import { ProblemInSight } from '../problem-in-sight';
import { FormSections } from './form-sections';
import { FormTabs } from './form-tabs';
import type { FormPageSpec } from './form-spec';
import styles from './form.module.css';
import { Held } from './held';
import { LeaveGuard } from './leave-guard';
import { useLeaveBehind, useLeftValues } from './left-values';
import { MergePanel } from './merge-panel';
import { useFailureToast } from './use-failure-toast';
import { isStale, useMerge, useReadAgain } from './use-merge';

const refuse = (event: FormEvent): void => event.preventDefault();

/**
 * A form declared over a zod schema: fields are validated when left, server violations appear on their fields, the
 * first error gets the focus, and a footer shows what is not saved. Leaving with changes asks first; a record
 * changed by somebody else meanwhile is merged before it is saved. What is typed outlives a session that ends by itself.
 */
export function FormPage<S extends z.ZodType>(spec: FormPageSpec<S>) {
  const { t } = useTranslation();
  const {
    schema,
    sections,
    tabs = false,
    initial,
    onSave,
    saving = false,
    saved = false,
    saves = 0,
    problem,
    saveLabel,
    failed,
    onCancel,
    onStale,
    own = false,
    changedBy,
    above,
    children,
    ...header
  } = spec;
  const left = useLeftValues();
  const form = useZodForm({ schema, initial, begun: left?.values, onSubmit: onSave, problem });
  const fields = sections.flatMap((section) => section.fields);
  useLeaveBehind(form, fields);
  const settled = saving || saved;
  const merge = useMerge(form, initial, { settled, own, saves, begun: left?.base });
  useReadAgain(problem, onStale);
  useFailureToast(problem, failed ?? t('resource.not-saved'));
  const stale = isStale(problem);
  const changed = form.changed.map(
    (name) => fields.find((f) => f.name.split('.')[0] === name)?.label ?? name,
  );
  return (
    <Page {...header}>
      {above}
      <form
        ref={form.formRef}
        className={styles['form']}
        onSubmit={settled ? refuse : form.submit}
        noValidate
      >
        {left && form.changed.length > 0 && <Notice family="blue">{t('form.left')}</Notice>}
        {problem && !stale && <ProblemInSight problem={problem} />}
        <MergePanel {...{ merge, fields, changedBy }} refused={stale} same={changed.length === 0} />
        <Held while={settled}>
          {tabs ? <FormTabs {...{ sections, form }} /> : <FormSections {...{ sections, form }} />}
          {children}
        </Held>
        <div className={styles['footer']}>
          <p className={styles['unsaved']} role="status">
            {changed.length > 0
              ? t('form.unsaved', { count: changed.length, names: changed.join(', ') })
              : t('form.saved')}
            {!merge.decided && ` · ${t('form.merge.undecided')}`}
          </p>
          {onCancel && <Button onClick={onCancel}>{t('action.cancel')}</Button>}
          <Button type="primary" htmlType="submit" loading={saving} disabled={!merge.decided}>
            {saveLabel ?? t('action.save')}
          </Button>
        </div>
      </form>
      <LeaveGuard active={changed.length > 0 && !settled} />
    </Page>
  );
}
