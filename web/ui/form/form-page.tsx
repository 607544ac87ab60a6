import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import type { z } from 'zod';
import { useZodForm } from '../../kernel/forms';
import { useProblemText } from '../../kernel/i18n/problem-text';
import { Notice } from '../notice';
import { ConfirmDialog } from '../page/confirm-dialog';
import { Page } from '../page/page';
import { FormSections } from './form-sections';
import type { FormPageSpec } from './form-spec';
import styles from './form.module.css';

/**
 * A form as a declaration over a zod schema: judged field by field when left, server violations on their fields, the
 * first fault focused, and a footer that says what is not saved yet. Leaving with changes asks first.
 */
export function FormPage<S extends z.ZodType>(spec: FormPageSpec<S>) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const {
    schema,
    sections,
    initial,
    onSave,
    saving = false,
    saved = false,
    problem,
    saveLabel,
    onCancel,
    children,
    ...header
  } = spec;
  const form = useZodForm({ schema, initial, onSubmit: onSave, problem });
  const labels = sections.flatMap((section) => section.fields);
  const changed = form.changed.map(
    (name) => labels.find((f) => f.name.split('.')[0] === name)?.label ?? name,
  );
  return (
    <Page {...header}>
      <form ref={form.formRef} className={styles['form']} onSubmit={form.submit} noValidate>
        {problem && <Notice family="red">{problemText(problem)}</Notice>}
        <FormSections sections={sections} form={form} />
        {children}
        <div className={styles['footer']}>
          <p className={styles['unsaved']} role="status">
            {changed.length > 0
              ? t('form.unsaved', { count: changed.length, names: changed.join(', ') })
              : t('form.saved')}
          </p>
          {onCancel && <Button onClick={onCancel}>{t('action.cancel')}</Button>}
          <Button type="primary" htmlType="submit" loading={saving}>
            {saveLabel ?? t('action.save')}
          </Button>
        </div>
      </form>
      <LeaveGuard active={changed.length > 0 && !saving && !saved} />
    </Page>
  );
}

/** Asks before changes are lost, also when the tab is closed. */
function LeaveGuard({ active }: { active: boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    globalThis.addEventListener('beforeunload', warn);
    return () => globalThis.removeEventListener('beforeunload', warn);
  }, [active]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('form.leave-title')}
      confirmLabel={t('form.leave')}
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t('form.leave-sentence')}
    </ConfirmDialog>
  );
}
