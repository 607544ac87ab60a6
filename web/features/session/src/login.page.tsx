import { sessionEndpoints } from '@reprise/contracts/identity';
import { Button, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { z } from 'zod';
import { useFaultText, useZodForm } from '../../../kernel/forms';
import { useProblemText } from '../../../kernel/i18n';
import { selectToken } from '../../../kernel/session';
import { useAppSelector, useSubmission } from '../../../kernel/store';
import { FormField } from '../../../ui/form/form-field';
import { Notice } from '../../../ui/notice';
import { OpenIdLogin } from './open-id-login';
import { targetIn } from './return-path.rules';
import { type Pending, pendingIn, SecondStep } from './second-step';
import { SessionFrame } from './session-frame';
import styles from './session.module.css';

const schema = z.object({ email: z.email(), password: z.string().min(1) });

export default function LoginPage() {
  const { t } = useTranslation('session');
  const token = useAppSelector(selectToken);
  const { state } = useLocation();
  const [required, setRequired] = useState<string>();
  const [pending, setPending] = useState<Pending>();
  if (token) return <Navigate to={targetIn(state)} replace />;
  if (pending)
    return (
      <SessionFrame title={t('factor.title')} sentence={t('factor.sentence')}>
        <SecondStep pending={pending} onCancel={() => setPending(undefined)} />
      </SessionFrame>
    );
  return (
    <SessionFrame title={t('login.title')} sentence={t('login.sentence')}>
      {required === undefined && <PasswordLogin onRequired={setRequired} onPending={setPending} />}
      <OpenIdLogin required={required} target={targetIn(state)} />
    </SessionFrame>
  );
}

type Next = { onRequired: (email: string) => void; onPending: (pending: Pending) => void };

/**
 * @param next `onRequired`: the organisation of this address takes no passwords; `onPending`: the person has a second
 * factor.
 */
function PasswordLogin({ onRequired, onPending }: Next) {
  const { t } = useTranslation('session');
  const problemText = useProblemText();
  const faultText = useFaultText();
  const { submit, status, problem } = useSubmission();
  const form = useZodForm({
    schema,
    initial: { email: '', password: '' },
    problem,
    onSubmit: (body) => submit(sessionEndpoints.login, { body }),
  });
  const email = String(form.values['email']);
  const isRequired = problem?.code === 'sso-mandatory';
  useEffect(() => {
    if (isRequired) onRequired(email);
  }, [isRequired, onRequired, email]);
  useEffect(() => {
    const pending = pendingIn(problem);
    if (pending) onPending(pending);
  }, [onPending, problem]);
  return (
    <form ref={form.formRef} className={styles['form']} onSubmit={form.submit} noValidate>
      {problem && problem.violations.length === 0 && <Notice family="red">{problemText(problem)}</Notice>}
      <FormField label={t('field.email')} fault={faultText(form.fault('email'))} required>
        {(control) => (
          <Input
            {...control}
            size="large"
            type="email"
            autoComplete="username"
            inputMode="email"
            autoFocus
            value={email}
            onChange={(event) => form.set('email', event.target.value.trim())}
            onBlur={() => form.leave('email')}
          />
        )}
      </FormField>
      <FormField label={t('field.password')} fault={faultText(form.fault('password'))} required>
        {(control) => (
          <Input.Password
            {...control}
            size="large"
            autoComplete="current-password"
            value={String(form.values['password'])}
            onChange={(event) => form.set('password', event.target.value)}
            onBlur={() => form.leave('password')}
          />
        )}
      </FormField>
      <Button type="primary" size="large" htmlType="submit" loading={status === 'sending'} block>
        {t('login.submit')}
      </Button>
      <div className={styles['links']}>
        <Link to="/lostPassword">{t('login.lost')}</Link>
      </div>
    </form>
  );
}
