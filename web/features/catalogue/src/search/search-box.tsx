import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useHolds } from '../../../../kernel/session';
import { Button } from '../../../../ui/public/button';
import { Panel } from '../../../../ui/public/panel';
import styles from '../catalogue.module.css';
import { resultsPath } from '../catalogue.paths';
import { SearchField } from './search-field';

const CameraScan = lazy(() => import('../../../../ui/public/camera-scan'));

/** One field for words, reference and IMEI; the camera fills it in. */
export function SearchBox({ initial = '', autoFocus = false }: { initial?: string; autoFocus?: boolean }) {
  const { t } = useTranslation('catalogue');
  const navigate = useNavigate();
  const imei = useHolds('imei_search_and_collect');
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
        <SearchField {...{ text, initial, autoFocus }} onType={setText} onScan={() => setScanning(true)} />
        <Button type="submit" variant="primary" icon="search" wide>
          {t('search.submit')}
        </Button>
      </form>
      <Panel open={scanning} title={t('search.scan')} onClose={() => setScanning(false)}>
        <Suspense fallback={null}>
          <CameraScan
            aim={t('search.aim')}
            refusal={t(imei ? 'search.no-camera' : 'search.no-camera-named')}
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
