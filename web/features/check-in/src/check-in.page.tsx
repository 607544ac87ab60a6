import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useScanner } from '../../../kernel/scanner';
import { browserStorage } from '../../../kernel/storage';
import { Page } from '../../../ui/page/page';
import { CodeForm } from '../../../ui/scan/code-form';
import styles from './check-in.module.css';
import { ChoicePanel } from './choice-panel';
import { Exceptions } from './exceptions';
import { RecentScans } from './recent-scans';
import { scanReceived, selectStation } from './scan-station.slice';
import { soundKey, StationHeader } from './station-header';
import { verdictLooks, verdictOf } from './verdict.looks';
import { VerdictPanel } from './verdict-panel';
import { playVerdict } from './verdict.device';

/** One sound per verdict, as long as the screen is open. */
function useVerdictSound(): void {
  const { scans, shown, verdicts, offline } = useSelector(selectStation);
  const heard = useRef(verdicts);
  useEffect(() => {
    if (heard.current === verdicts) return;
    heard.current = verdicts;
    const { sound } =
      verdictLooks[
        verdictOf(
          scans.find(({ id }) => id === shown),
          offline,
        )
      ];
    if (sound && browserStorage.read(soundKey) !== false) playVerdict(sound);
  }, [scans, shown, verdicts, offline]);
}

/** The scan station: always ready for the next code, whatever the last result. */
export default function CheckInPage() {
  const { t } = useTranslation('check-in');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  useScanner((code) => void dispatch(scanReceived(code)));
  useVerdictSound();
  const finish = {
    key: 'finish',
    label: t('finish'),
    icon: 'check' as const,
    onPress: () => void navigate('/warehouse/confirmation-checkin'),
  };
  return (
    <Page title={t('title')} context={t('context')} actions={[finish]} width="full">
      <CodeForm
        label={t('manual.label')}
        help={t('manual.help')}
        submit={t('manual.submit')}
        onCode={(code) => dispatch(scanReceived(code))}
      />
      <StationHeader />
      <div className={styles['station']}>
        <div className={styles['run']}>
          <VerdictPanel />
          <ChoicePanel />
          <RecentScans />
        </div>
        <Exceptions />
      </div>
    </Page>
  );
}
