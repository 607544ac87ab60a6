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
import { useLatest } from '../../../kernel/store/use-latest';
import { FormField } from '../../../ui/form/form-field';
import { Notice } from '../../../ui/notice';
import { OpenIdLogin } from './open-id-login';
import { isAsAnother, targetIn } from './return-path.rules';
import { type Pending, pendingIn, SecondStep } from './second-step';
import { SessionFrame } from './session-frame';
import styles from './session.module.css';

const schema = z.object({ email: z.email(), password: z.string().min(1) });

/** `organisation-only`: whoever has this address is let in nowhere else, so that it goes on at once. */
type Way = 'password' | 'organisation' | 'organisation-only';

export default function LoginPage() {
  const { t } = useTranslation('session');
  const token = useAppSelector(selectToken);
  const { state } = useLocation();
  const [email, setEmail] = useState('');
  const [way, setWay] = useState<Way>('password');
  const [pending, setPending] = useState<Pending>();
  if (token) return <Navigate to={targetIn(state)} replace />;
  if (pending)
    return (
      <SessionFrame title={t('factor.title')} sentence={t('factor.sentence')}>
        <SecondStep pending={pending} onCancel={() => setPending(undefined)} />
      </SessionFrame>
    );
  const go = (next: Way) => (typed: string) => {
    setEmail(typed);
    setWay(next);
  };
  return (
    <SessionFrame title={t('login.title')} sentence={t('login.sentence')}>
      {way === 'password' ? (
        <PasswordLogin
          known={email}
          onOrganisation={go('organisation')}
          onRequired={go('organisation-only')}
          onPending={setPending}
        />
      ) : (
        <OpenIdLogin
          known={email}
          required={way === 'organisation-only'}
          target={targetIn(state)}
          asAnother={isAsAnother(state)}
          onPassword={go('password')}
        />
      )}
    </SessionFrame>
  );
}

type PasswordProps = {
  known: string;
  onOrganisation: (email: string) => void;
  /** The organisation of this address takes no passwords. */
  onRequired: (email: string) => void;
  /** The person has a second factor. */
  onPending: (pending: Pending) => void;
};

function PasswordLogin({ known, onOrganisation, onRequired, onPending }: PasswordProps) {
  const { t } = useTranslation('session');
  const problemText = useProblemText();
  const faultText = useFaultText();
  const { submit, status, problem } = useSubmission();
  const form = useZodForm({
    schema,
    initial: { email: known, password: '' },
    problem,
    onSubmit: (body) => submit(sessionEndpoints.login, { body }),
  });
  const email = String(form.values['email']);
  const isRequired = problem?.code === 'sso-mandatory';
  const require = useLatest(onRequired);
  useEffect(() => {
    if (isRequired) require.current(email);
  }, [isRequired, require, email]);
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
      <Button size="large" onClick={() => onOrganisation(email)} block>
        {t('login.sso')}
      </Button>
    </form>
  );
}
