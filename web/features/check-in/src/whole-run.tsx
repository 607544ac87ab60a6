import { mostShelfLabels } from '@reprise/contracts/item';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../ui/empty-state';
import { ShelfLabelButton } from '../../../ui/papers/shelf-label-button';
import { Page } from '../../../ui/page/page';
import styles from './check-in.module.css';
import { Exceptions } from './exceptions';
import { RecentScans } from './recent-scans';
import { runFinished, selectAccepted, selectExceptions } from './scan-station.slice';
import type { Scan } from './scan-station.types';

/** Of a longer run, the latest ones; the earlier labels are printed from the list of items in stock. */
const labelled = (accepted: readonly Scan[]): string[] =>
  accepted.flatMap(({ item }) => item?.id ?? []).slice(0, mostShelfLabels);

/** The result of a run of check-ins. */
export function WholeRun() {
  const { t } = useTranslation('check-in');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const accepted = useSelector(selectAccepted);
  const registered = accepted.length;
  const left = useSelector(selectExceptions).length;
  const onward = (): void => void navigate('/warehouse/checkin');
  const restart = (): void => {
    dispatch(runFinished());
    onward();
  };
  const actions = [
    { key: 'on', label: t('confirmation.go-on'), onPress: onward },
    { key: 'new', label: t('confirmation.new-run'), primary: true, onPress: restart },
  ];
  const nothing = registered === 0 && left === 0;
  return (
    <Page
      title={t('confirmation.run-title', { count: registered })}
      documentTitle={t('confirmation.title')}
      context={left > 0 ? t('confirmation.left', { count: left }) : t('confirmation.none-left')}
      actions={actions}
      width="full"
    >
      {nothing ? (
        <EmptyState
          drawing="search"
          sentence={t('confirmation.nothing')}
          action={<Button onClick={onward}>{t('confirmation.go-on')}</Button>}
        />
      ) : (
        <div className={styles['station']}>
          <div className={styles['run']}>
            <div>
              <ShelfLabelButton itemIds={labelled(accepted)} />
            </div>
            <RecentScans />
          </div>
          <Exceptions />
        </div>
      )}
    </Page>
  );
}
