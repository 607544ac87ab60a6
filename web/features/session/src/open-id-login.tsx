import { domainOf, sessionEndpoints } from '@reprise/contracts/identity';
import { Button, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useFaultText, useZodForm } from '../../../kernel/forms';
import { useProblemText } from '../../../kernel/i18n';
import { storageKeys, tabStorage } from '../../../kernel/storage';
import { useRecord } from '../../../kernel/store';
import { FormField } from '../../../ui/form/form-field';
import { Notice } from '../../../ui/notice';
import styles from './session.module.css';

const schema = z.object({ email: z.email() });

/**
 * Log-in through the organisation's single sign-on, found by the domain of an e-mail.
 * @param target the page on which he lands afterwards
 * @param required the address of somebody whom the organisation lets in nowhere else: it goes on at once.
 */
export function OpenIdLogin({ required, target }: { required: string | undefined; target: string }) {
  const { t } = useTranslation('session');
  const [open, setOpen] = useState(false);
  if (open || required) return <DomainForm key={required} known={required} target={target} />;
  return (
    <Button type="default" size="large" block onClick={() => setOpen(true)}>
      {t('login.sso')}
    </Button>
  );
}

function DomainForm({ known = '', target }: { known: string | undefined; target: string }) {
  const { t } = useTranslation('session');
  const problemText = useProblemText();
  const faultText = useFaultText();
  const [domain, setDomain] = useState(known ? domainOf(known) : undefined);
  const { value, problem, status, refresh } = useRecord(
    sessionEndpoints.authorizationUrl,
    domain ? { query: { domain } } : undefined,
  );
  const url = value?.url;
  useEffect(() => {
    if (!url) return;
    tabStorage.write(storageKeys.returnPath, target);
    globalThis.location.assign(url);
  }, [target, url]);
  const send = ({ email }: { email: string }): void => {
    const next = domainOf(email);
    if (next === domain) refresh();
    setDomain(next);
  };
  const form = useZodForm({ schema, initial: { email: known }, onSubmit: send });
  return (
    <form ref={form.formRef} className={styles['form']} onSubmit={form.submit} noValidate>
      {known && !problem && <Notice family="blue">{t('login.sso-required')}</Notice>}
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
