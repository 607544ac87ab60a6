import { checkImei, mayContinueAnyway, normaliseImei } from '@reprise/contracts/rules';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/notice';
import { Button } from '../../../../ui/public/button';
import { TextField } from '../../../../ui/public/text-field';
import type { ScreenProps } from './screen-props.types';
import styles from './screens.module.css';

const CameraScan = lazy(() => import('../../../../ui/public/camera-scan'));

/** What it means to go on with a number that does not fit, or without any; the choice is marked. */
function Anyway({ of, onAccept }: { of: 'anyway' | 'none'; onAccept: () => void }) {
  const { t } = useTranslation('wizard');
  return (
    <Notice family="amber" title={t(`imei.${of}-title`)}>
      <div className={styles['notice']}>
        <p>{t(`imei.${of}-sentence`)}</p>
        <Button onClick={onAccept}>{t(of === 'anyway' ? 'imei.anyway' : 'imei.none-anyway')}</Button>
      </div>
    </Notice>
  );
}

/** The IMEI: read from *#06# or the box, checked while typing; one that does not match may be kept, and is marked. */
export function ImeiScreen({ view, draft, onAdvance }: ScreenProps) {
  const { t } = useTranslation('wizard');
  const [text, setText] = useState(draft.imei ?? '');
  const [left, setLeft] = useState(false);
  const [scanning, setScanning] = useState(false);
  const [without, setWithout] = useState(false);
  const imei = normaliseImei(text);
  const check = checkImei(imei, view.tacCodes);
  // Fifteen digits are checked at once; fewer only when the person has left the field.
  const judged = left || imei.length >= 15;
  const fault = judged && check !== 'ok' ? t(`imei.fault.${imei === '' ? 'missing' : check}`) : undefined;
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setLeft(true);
        if (check === 'ok') onAdvance({ imei, forcedInvalidImei: false });
      }}
    >
      <div className={styles['head']}>
        <h1 tabIndex={-1}>{t('imei.question')}</h1>
        <p>{t('imei.why')}</p>
      </div>
      <TextField
        label={t('imei.label')}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        value={text}
        fault={fault}
        help={t('imei.help')}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setLeft(text !== '')}
      />
      <div className={styles['row']}>
        <a className={styles['dial']} href="tel:*%2306%23">
          {t('imei.dial')}
        </a>
        <Button icon="camera" onClick={() => setScanning(!scanning)} aria-expanded={scanning}>
          {t(scanning ? 'imei.stop-scan' : 'imei.scan')}
        </Button>
      </div>
      {scanning && (
        <Suspense fallback={null}>
          <CameraScan
            aim={t('imei.aim')}
            refusal={t('imei.no-camera')}
            onCode={(code) => {
              setText(code);
              setScanning(false);
            }}
          />
        </Suspense>
      )}
      {judged && mayContinueAnyway(check) && (
        <Anyway of="anyway" onAccept={() => onAdvance({ imei, forcedInvalidImei: true })} />
      )}
      {!without && (
        <Button variant="quiet" onClick={() => setWithout(true)}>
          {t('imei.none')}
        </Button>
      )}
      {without && (
        <Anyway of="none" onAccept={() => onAdvance({ imei: undefined, forcedInvalidImei: true })} />
      )}
      <Button type="submit" variant={check === 'ok' ? 'primary' : 'secondary'} wide>
        {t('continue')}
      </Button>
    </form>
  );
}
