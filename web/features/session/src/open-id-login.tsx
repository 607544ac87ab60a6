import { sessionEndpoints } from '@reprise/contracts/identity';
import { Button, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useFaultText, useZodForm } from '../../../kernel/forms';
import { useProblemText } from '../../../kernel/i18n';
import { useRecord } from '../../../kernel/store';
import { FormField } from '../../../ui/form/form-field';
import { Notice } from '../../../ui/notice';
import styles from './session.module.css';

const schema = z.object({ email: z.email() });

/** Log-in through the organisation's single sign-on, found by the domain of an e-mail. */
export function OpenIdLogin() {
  const { t } = useTranslation('session');
  const [open, setOpen] = useState(false);
  if (open) return <DomainForm />;
  return (
    <Button type="default" size="large" block onClick={() => setOpen(true)}>
      {t('login.sso')}
    </Button>
  );
}

function DomainForm() {
  const { t } = useTranslation('session');
  const problemText = useProblemText();
  const faultText = useFaultText();
  const [domain, setDomain] = useState<string>();
  const { value, problem, status, refresh } = useRecord(
    sessionEndpoints.authorizationUrl,
    domain ? { query: { domain } } : undefined,
  );
  const url = value?.url;
  useEffect(() => {
    if (url) globalThis.location.assign(url);
  }, [url]);
  const send = ({ email }: { email: string }): void => {
    const next = email.slice(email.indexOf('@') + 1).toLowerCase();
    if (next === domain) refresh();
    setDomain(next);
  };
  const form = useZodForm({ schema, initial: { email: '' }, onSubmit: send });
  return (
    <form ref={form.formRef} className={styles['form']} onSubmit={form.submit} noValidate>
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      <FormField
        label={t('field.work-email')}
        help={t('login.sso-help')}
        fault={faultText(form.fault('email'))}
        required
      >
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
      <Button size="large" htmlType="submit" loading={domain !== undefined && status === 'loading'} block>
        {t('login.sso-submit')}
      </Button>
    </form>
  );
}
