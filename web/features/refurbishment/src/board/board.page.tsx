import { readRefurbishmentBoard } from '@reprise/contracts/item';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRecord } from '../../../../kernel/store';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { Page } from '../../../../ui/page/page';
import { TextSkeleton } from '../../../../ui/skeletons';
import styles from './board.module.css';
import { type Board, isEmpty } from './board.rules';
import { BoardTiles } from './board-tiles';
import { GroupPanel } from './group-panel';
import { MarginsPanel } from './margins-panel';
import { PeriodPanel } from './period-panel';

/** What stands where and how long, what is late, what it costs and will bring. */
export default function BoardPage() {
  const { t } = useTranslation('refurb-board');
  const { value, problem, refresh } = useRecord(readRefurbishmentBoard, {});
  return (
    <Page title={t('title')} context={t('context')}>
      {problem && !value && <ErrorState problem={problem} onRetry={refresh} />}
      {!value && !problem && <TextSkeleton lines={8} />}
      {value && <Shown board={value} />}
    </Page>
  );
}

function Shown({ board }: { board: Board }) {
  const { t } = useTranslation('refurb-board');
  if (isEmpty(board)) {
    const start = <Link to="/refurb-diagnosis/start">{t('start')}</Link>;
    return <EmptyState drawing="box" sentence={t('empty')} action={start} />;
  }
  return (
    <div className={styles['board']}>
      <BoardTiles board={board} />
      <div className={styles['pair']}>
        <GroupPanel by="step" groups={board.byStep} />
        <GroupPanel by="technician" groups={board.byTechnician} />
        <GroupPanel by="stock" groups={board.byStock} />
        <PeriodPanel board={board} />
      </div>
      <MarginsPanel board={board} />
    </div>
  );
}
