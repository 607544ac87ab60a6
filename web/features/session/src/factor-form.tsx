import type { FactorMethod, FactorProof } from '@reprise/contracts/identity';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AppProblem, problemOf } from '../../../kernel/api';
import { useProblemText } from '../../../kernel/i18n';
import { FormField } from '../../../ui/form/form-field';
import { Notice } from '../../../ui/notice';
import { askForPasskey, type PasskeyFault } from './passkey.device';
import styles from './session.module.css';

type Props = {
  methods: readonly FactorMethod[];
  sending: boolean;
  problem: AppProblem | undefined;
  onProof: (proof: FactorProof) => void;
  /** The server's options for the browser's own dialog; it rejects when the server refuses them. */
  passkeyOptions: () => Promise<unknown>;
};

/** One way at a time to show a second factor, with the others one press away. */
export function FactorForm({ methods, ...shown }: Props) {
  const { t } = useTranslation('session');
  const [chosen, choose] = useState<FactorMethod | undefined>(methods[0]);
  const others = methods.filter((method) => method !== chosen);
  if (!chosen) return <Notice family="amber">{t('factor.elsewhere')}</Notice>;
  return (
    <>
      {chosen === 'passkey' ? <PasskeyAsk {...shown} /> : <CodeAsk key={chosen} method={chosen} {...shown} />}
      <div className={styles['links']}>
        {others.map((method) => (
          <Button key={method} type="link" onClick={() => choose(method)}>
            {t(`factor.use-${method}`)}
          </Button>
        ))}
      </div>
    </>
  );
}

type Ask = Omit<Props, 'methods'>;

function CodeAsk({ method, sending, problem, onProof }: Ask & { method: 'totp' | 'recovery' }) {
  const { t } = useTranslation('session');
  const problemText = useProblemText();
  const [code, setCode] = useState('');
  const [empty, setEmpty] = useState(false);
  const complete = method === 'totp' ? /^\d{3} ?\d{3}$/.test(code.trim()) : code.trim() !== '';
  const send = (): void => {
    setEmpty(!complete);
    if (complete) onProof({ method, code: code.trim() });
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      <FormField
        label={t(`factor.code-${method}`)}
        help={t(`factor.help-${method}`)}
        fault={empty && !complete ? t(`factor.fault-${method}`) : undefined}
        required
      >
        {(control) => (
          <Input
            {...control}
            size="large"
            autoFocus
            autoComplete="one-time-code"
            inputMode={method === 'totp' ? 'numeric' : 'text'}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </FormField>
      <Button type="primary" size="large" htmlType="submit" loading={sending} block>
        {t('factor.confirm')}
      </Button>
    </form>
  );
}

function PasskeyAsk({ sending, problem, onProof, passkeyOptions }: Ask) {
  const { t } = useTranslation('session');
  const problemText = useProblemText();
  const [fault, setFault] = useState<PasskeyFault>();
  const [refusal, setRefusal] = useState<AppProblem>();
  const ask = async (): Promise<void> => {
    setFault(undefined);
    setRefusal(undefined);
    const passkey = await askForPasskey(await passkeyOptions());
    if (typeof passkey === 'string') setFault(passkey);
    else onProof({ method: 'passkey', passkey });
  };
  const told = refusal ?? problem;
  return (
    <div className={styles['form']}>
      {told && <Notice family="red">{problemText(told)}</Notice>}
      {fault && <Notice family="amber">{t(`passkey.fault-${fault}`)}</Notice>}
      <Button
        type="primary"
        size="large"
        loading={sending}
        onClick={() => void ask().catch((error: unknown) => setRefusal(problemOf(error)))}
        block
      >
        {t('factor.ask-passkey')}
      </Button>
    </div>
  );
}
