import { simulateRefurbishment } from '@reprise/contracts/item';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../../kernel/i18n';
import { useSubmission } from '../../../../kernel/store';
import { Panel } from '../../../../ui/file/facts';
import { LiveRegion } from '../../../../ui/live-region';
import { Notice } from '../../../../ui/notice';
import { Page } from '../../../../ui/page/page';
import styles from '../board/board.module.css';
import { wholeOf } from './asked.rules';
import type { Asked } from './asked.types';
import { AskedAnswers } from './asked-answers';
import { AskedProduct } from './asked-product';
import { Simulated } from './simulated';

const nothing: Asked = { state: 'grade_a', purchasePrice: null, answers: {} };

/** "This phone with these answers gets these steps, this cost, this expected resale margin." */
export default function SimulatorPage() {
  const { t } = useTranslation('refurb-board');
  const problemText = useProblemText();
  const [asked, setAsked] = useState(nothing);
  const { submit, reply, problem, status, clear } = useSubmission<typeof simulateRefurbishment>();
  const whole = wholeOf(asked);
  const set = (part: Partial<Asked>): void => {
    clear();
    setAsked((before) => ({ ...before, ...part }));
  };
  return (
    <Page title={t('simulator.title')} context={t('simulator.context')}>
      <div className={styles['pair']}>
        <Panel title={t('simulator.asked')}>
          <AskedProduct {...{ asked, set }} />
          <AskedAnswers {...{ asked, set }} />
          <div>
            <Button
              type="primary"
              disabled={!whole}
              loading={status === 'sending'}
              onClick={() => whole && submit(simulateRefurbishment, { body: whole })}
            >
              {t('simulator.ask')}
            </Button>
          </div>
        </Panel>
        <Panel title={t('simulator.told')} testId="simulated">
          {problem && <Notice family="red">{problemText(problem)}</Notice>}
          {reply ? <Simulated told={reply} /> : !problem && <p>{t('simulator.choose')}</p>}
          <LiveRegion message={reply ? t('simulator.answered', { count: reply.steps.length }) : ''} />
        </Panel>
      </div>
    </Page>
  );
}
