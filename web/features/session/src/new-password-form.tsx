import type { PasswordLinkTerms, TermsVersion } from '@reprise/contracts/identity';
import { Button, Checkbox, Input } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppProblem } from '../../../kernel/api';
import { useFaultText, useZodForm } from '../../../kernel/forms';
import { FormField } from '../../../ui/form/form-field';
import { Icon } from '../../../ui/icon';
import { ProblemInSight } from '../../../ui/problem-in-sight';
import { newPasswordSchema, passwordRules } from './password.rules';
import { PasswordOwner } from './password-owner';
import styles from './session.module.css';
import { TermsWords } from './terms-words';

type Props = {
  /** Whose password it is. */
  email: string | undefined;
  /** To be accepted with a first password; none with another. */
  terms: PasswordLinkTerms;
  sending: boolean;
  problem: AppProblem | undefined;
  onSubmit: (body: { password: string; acceptedTerms?: TermsVersion[] }) => void;
};

export function NewPasswordForm({ email, terms, sending, problem, onSubmit }: Props) {
  const { t } = useTranslation('session');
  const faultText = useFaultText();
  // What was accepted is the version: of terms that changed meanwhile the tick is gone.
  const asked = terms.map(({ version }) => version).join(' ');
  const schema = useMemo(() => newPasswordSchema(asked), [asked]);
  const form = useZodForm({
    schema,
    initial: { password: '', repeat: '', terms: '' },
    problem,
    onSubmit: ({ password }) => {
      const acceptedTerms = terms.map(({ text, version }) => ({ text, version }));
      onSubmit({ password, ...(terms.length > 0 && { acceptedTerms }) });
    },
  });
  const secret = (name: 'password' | 'repeat') => (
    <FormField
      label={t(`field.${name === 'password' ? 'new-password' : 'repeat'}`)}
      fault={faultText(form.fault(name))}
      required
    >
      {(control) => (
        <Input.Password
          {...control}
          size="large"
          autoComplete="new-password"
          value={String(form.values[name])}
          onChange={(event) => form.set(name, event.target.value)}
          onBlur={() => form.leave(name)}
        />
      )}
    </FormField>
  );
  return (
    <form ref={form.formRef} className={styles['form']} onSubmit={form.submit} noValidate>
      {problem && problem.violations.length === 0 && <ProblemInSight problem={problem} />}
      {email !== undefined && <PasswordOwner email={email} />}
      {secret('password')}
      <Rules password={String(form.values['password'])} />
      {secret('repeat')}
      {terms.length > 0 && (
        <FormField label={t('field.terms')} fault={faultText(form.fault('terms'))} required>
          {(control) => (
            <Checkbox
              {...control}
              checked={form.values['terms'] === asked}
              onChange={(event) => form.set('terms', event.target.checked ? asked : '')}
            >
              <TermsWords terms={terms} />
            </Checkbox>
          )}
        </FormField>
      )}
      <Button type="primary" size="large" htmlType="submit" loading={sending} block>
        {t('renew.submit')}
      </Button>
    </form>
  );
}

function Rules({ password }: { password: string }) {
  const { t } = useTranslation('session');
  return (
    <ul className={styles['rules']} aria-label={t('rules.title')}>
      {passwordRules.map((rule) => {
        const met = rule.test(password);
        return (
          <li key={rule.key} data-met={met}>
            <Icon name={met ? 'check' : 'minus'} size={14} />
            {t(`rules.${rule.key}`)}
            <span className="visually-hidden">{met ? ` (${t('rules.met')})` : ''}</span>
          </li>
        );
      })}
    </ul>
  );
}
