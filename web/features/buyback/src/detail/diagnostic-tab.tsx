import type { BuybackRow } from '@reprise/contracts/buyback';
import { money } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../../ui/date-time';
import { AnswersTable } from '../../../../ui/file/answers-table';
import { Panel } from '../../../../ui/file/facts';
import { Money } from '../../../../ui/money';
import { Notice } from '../../../../ui/notice';
import styles from '../buyback.module.css';
import { ExplainPanel } from './explain-panel';

/** What was declared and what was found, with the offer that followed. */
export function DiagnosticTab({ row }: { row: BuybackRow }) {
  const { t } = useTranslation(['buyback', 'enums']);
  return (
    <div className={styles['main']}>
      <Offer row={row} />
      <Panel title={t('panel.answers')} aside={<State row={row} />} testId="diagnostic-answers">
        {!row.controlledAnswers && <p className={styles['soft']}>{t('diagnostic.not-controlled')}</p>}
        <AnswersTable declared={row.answers} found={row.controlledAnswers} />
      </Panel>
      <ExplainPanel id={row.id} />
    </div>
  );
}

const State = ({ row }: { row: BuybackRow }) => {
  const { t } = useTranslation('enums');
  return <span className={styles['soft']}>{t(`product-state.${row.productState}`)}</span>;
};

function Offer({ row }: { row: BuybackRow }) {
  const { t } = useTranslation('buyback');
  const { proposal, currency } = row;
  if (!proposal) return null;
  return (
    <Notice family={proposal.status === 'open' ? 'amber' : 'grey'} title={t(`proposal.${proposal.status}`)}>
      <Money value={money(proposal.declaredPrice, currency)} /> →{' '}
      <strong>
        <Money value={money(proposal.proposedPrice, currency)} />
      </strong>
      {proposal.status === 'open' && (
        <>
          {' · '}
          {t('proposal.until')} <DateTime value={proposal.expiresAt} format="last-day" />
        </>
      )}
    </Notice>
  );
}
