import { domainOf, sessionEndpoints } from '@reprise/contracts/identity';
import { Button, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { z } from 'zod';
import { useFaultText, useZodForm } from '../../../kernel/forms';
import { useProblemText } from '../../../kernel/i18n';
import { carryLeft } from '../../../kernel/session';
import { storageKeys, tabStorage } from '../../../kernel/storage';
import { useRecord } from '../../../kernel/store';
import { FormField } from '../../../ui/form/form-field';
import { Notice } from '../../../ui/notice';
import styles from './session.module.css';

const schema = z.object({ email: z.email() });

type Props = {
  known: string;
  /** The organisation lets him in nowhere else: it goes on at once. */
  required: boolean;
  /** The page on which he lands afterwards. */
  target: string;
  /** The provider brought back somebody who may not come in. */
  asAnother: boolean;
  /** An emergency user has a password even so. */
  onPassword: (email: string) => void;
};

/** Log-in through the organisation's single sign-on, found by the domain of an e-mail. */
export function OpenIdLogin({ known, required, target, asAnother, onPassword }: Props) {
  const { t } = useTranslation('session');
  const problemText = useProblemText();
  const faultText = useFaultText();
  const store = useStore();
  const [domain, setDomain] = useState(required ? domainOf(known) : undefined);
  const { value, problem, status, refresh } = useRecord(
    sessionEndpoints.authorizationUrl,
    domain ? { query: { domain, ...(asAnother && { prompt: 'login' as const }) } } : undefined,
  );
  const url = value?.url;
  useEffect(() => {
    if (!url) return;
    tabStorage.write(storageKeys.returnPath, target);
    carryLeft(store);
    globalThis.location.assign(url);
  }, [store, target, url]);
  const send = ({ email }: { email: string }): void => {
    const next = domainOf(email);
    if (next === domain) refresh();
    setDomain(next);
  };
  const form = useZodForm({ schema, initial: { email: known }, onSubmit: send });
  return (
    <form ref={form.formRef} className={styles['form']} onSubmit={form.submit} noValidate>
      {required && !problem && <Notice family="blue">{t('login.sso-required')}</Notice>}
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
      <Button
        type="primary"
        size="large"
        htmlType="submit"
        loading={domain !== undefined && status === 'loading'}
        block
      >
        {t('login.sso-submit')}
      </Button>
      <Button type="text" onClick={() => onPassword(String(form.values['email']))} block>
        {t('login.with-password')}
      </Button>
    </form>
  );
}
