import { checkImei, mayContinueAnyway, normaliseImei } from '@reprise/contracts/rules';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useScanner } from '../../../../kernel/scanner';
import { FormField } from '../../../../ui/form/form-field';
import { Notice } from '../../../../ui/notice';
import styles from '../desk.module.css';
import { scanTarget } from '../everywhere/scan-target.rules';
import { StepButtons } from './step-buttons';
import type { StepProps } from './step-props.types';

/** The IMEI, typed or scanned; one that does not match may be kept, and is marked (customer journey §5). */
export function ImeiStep({ view, draft, onAdvance, onBack }: StepProps) {
  const { t } = useTranslation('store-desk');
  const navigate = useNavigate();
  const [text, setText] = useState(draft.imei ?? '');
  const [tried, setTried] = useState(false);
  const imei = normaliseImei(text);
  const check = checkImei(imei, view.tacCodes);
  const judged = tried || imei.length >= 15;
  const fault = judged && check !== 'ok' ? t(`imei.fault.${imei === '' ? 'missing' : check}`) : undefined;
  useScanner((scanned) => {
    const code = normaliseImei(scanned.trim());
    if (/^\d{15,17}$/.test(code)) return setText(code);
    const target = scanTarget(scanned);
    if (target) void navigate(target);
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (check === 'ok') onAdvance({ imei, forcedInvalidImei: false });
  };
  return (
    <form className={styles['step']} onSubmit={submit} noValidate>
      <h1 className={styles['question']} tabIndex={-1}>
        {t('imei.question')}
      </h1>
      <FormField label={t('imei.label')} help={t('imei.help')} fault={fault} required>
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
      {judged && mayContinueAnyway(check) && (
        <Notice
          family="amber"
          title={t('imei.anyway-title')}
          action={
            <Button onClick={() => onAdvance({ imei, forcedInvalidImei: true })}>{t('imei.anyway')}</Button>
          }
        >
          {t('imei.anyway-sentence')}
        </Notice>
      )}
      <StepButtons onBack={onBack} />
    </form>
  );
}
