import { checkImei, normaliseImei } from '@reprise/contracts/rules';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../../../ui/icon';
import { Button } from '../../../../ui/public/button';
import { Panel } from '../../../../ui/public/panel';
import styles from '../catalogue.module.css';
import { resultsPath } from '../catalogue.paths';

const CameraScan = lazy(() => import('../../../../ui/public/camera-scan'));

/** Recognises an IMEI in typed text: 15 digits or more that pass Luhn. */
export const asImei = (text: string): string | undefined => {
  const digits = normaliseImei(text);
  return checkImei(digits, []) === 'ok' ? digits : undefined;
};

/** One field for words, reference and IMEI; the camera fills it in. */
export function SearchBox({ initial = '', autoFocus = false }: { initial?: string; autoFocus?: boolean }) {
  const { t } = useTranslation('catalogue');
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState(initial);
  const [scanning, setScanning] = useState(false);
  const search = (wanted: string): void => {
    if (wanted.trim()) void navigate(resultsPath(wanted.trim()));
  };
  return (
    <>
      <form
        role="search"
        className={styles['search']}
        onSubmit={(event) => {
          event.preventDefault();
          search(text);
        }}
      >
        <label htmlFor={id} className={styles['search-label']}>
          {t('search.label')}
        </label>
        <div className={styles['search-row']}>
          <input
            id={id}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoFocus={autoFocus}
            placeholder={t('search.placeholder')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button
            type="button"
            className={styles['scan']}
            aria-label={t('search.scan')}
            onClick={() => setScanning(true)}
          >
            <Icon name="scan" />
          </button>
        </div>
        <Button type="submit" variant="primary" icon="search" wide>
          {t('search.submit')}
        </Button>
      </form>
      <Panel open={scanning} title={t('search.scan')} onClose={() => setScanning(false)}>
        <Suspense fallback={null}>
          <CameraScan
            aim={t('search.aim')}
            refusal={t('search.no-camera')}
            onCode={(code) => {
              setScanning(false);
              setText(code);
              search(code);
            }}
          />
        </Suspense>
      </Panel>
    </>
  );
}
