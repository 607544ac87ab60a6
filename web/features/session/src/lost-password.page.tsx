import { sessionEndpoints } from '@reprise/contracts/identity';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useFaultText, useZodForm } from '../../../kernel/forms';
import { useProblemText } from '../../../kernel/i18n';
import { useSubmission } from '../../../kernel/store';
import { FormField } from '../../../ui/form/form-field';
import { Notice } from '../../../ui/notice';
import { SessionFrame } from './session-frame';
import styles from './session.module.css';

const schema = z.object({ email: z.email() });

/** The same message whether or not the address is known: it does not reveal who has an account. */
export default function LostPasswordPage() {
  const { t } = useTranslation('session');
  const problemText = useProblemText();
  const faultText = useFaultText();
  const { submit, status, problem } = useSubmission();
  const form = useZodForm({
    schema,
    initial: { email: '' },
    problem,
    onSubmit: (body) => submit(sessionEndpoints.renewPassword, { body }),
  });
  return (
    <SessionFrame title={t('lost.title')} sentence={t('lost.sentence')}>
      {status === 'accepted' ? (
        <Notice family="green" title={t('lost.sent')}>
          {t('lost.sent-next')}
        </Notice>
      ) : (
        <form ref={form.formRef} className={styles['form']} onSubmit={form.submit} noValidate>
          {problem && problem.violations.length === 0 && <Notice family="red">{problemText(problem)}</Notice>}
          <FormField label={t('field.email')} fault={faultText(form.fault('email'))} required>
            {(control) => (
              <Input
                {...control}
                size="large"
                type="email"
                autoFocus
                autoComplete="email"
                value={String(form.values['email'])}
                onChange={(event) => form.set('email', event.target.value.trim())}
                onBlur={() => form.leave('email')}
              />
            )}
          </FormField>
          <Button type="primary" size="large" htmlType="submit" loading={status === 'sending'} block>
            {t('lost.submit')}
          </Button>
        </form>
      )}
      <Link to="/login">{t('back-to-login')}</Link>
    </SessionFrame>
  );
}
