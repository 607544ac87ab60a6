import { normaliseImei } from '@reprise/contracts/rules';
import { Button, Input } from 'antd';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useScanner } from '../../../../kernel/scanner';
import { FormField } from '../../../../ui/form/form-field';
import { Notice } from '../../../../ui/notice';
import styles from '../desk.module.css';
import { scanTarget } from '../everywhere/scan-target.rules';
import { StepButtons } from './step-buttons';

/** What an IMEI that does not fit is told, and on what terms it may be kept all the same. */
export type ImeiFault = { text: string; anyway?: string | undefined };
type Props = {
  known: string | undefined;
  faultOf: (imei: string) => ImeiFault | undefined;
  hint?: ReactNode;
  onDone: (imei: string, forced: boolean) => void;
  onBack: (() => void) | undefined;
};

/** The IMEI, typed or scanned; one that does not fit may be kept, if its fault says so. */
export function ImeiScreen({ known, faultOf, hint, onDone, onBack }: Props) {
  const { t } = useTranslation('store-desk');
  const navigate = useNavigate();
  const [text, setText] = useState(known ?? '');
  const [tried, setTried] = useState(false);
  const imei = normaliseImei(text);
  const found = faultOf(imei);
  const fault = tried || imei.length >= 15 ? found : undefined;
  useScanner((scanned) => {
    const code = normaliseImei(scanned.trim());
    if (/^\d{15,17}$/.test(code)) return setText(code);
    const target = scanTarget(scanned);
    if (target) void navigate(target);
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!found) onDone(imei, false);
  };
  return (
    <form className={styles['step']} onSubmit={submit} noValidate>
      <h1 className={styles['question']} tabIndex={-1}>
        {t('imei.question')}
      </h1>
      {hint}
      <FormField label={t('imei.label')} help={t('imei.help')} fault={fault?.text} required>
        {(control) => (
          <Input
            {...control}
            size="large"
            inputMode="numeric"
            autoComplete="off"
            maxLength={24}
            className={`code ${styles['imei']}`}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FormField>
      {fault?.anyway && (
        <Notice
          family="amber"
          title={t('imei.anyway-title')}
          action={<Button onClick={() => onDone(imei, true)}>{t('imei.anyway')}</Button>}
        >
          {fault.anyway}
        </Notice>
      )}
      <StepButtons onBack={onBack} />
    </form>
  );
}
