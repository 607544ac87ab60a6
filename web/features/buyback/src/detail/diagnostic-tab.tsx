import type { BuybackRow } from '@reprise/contracts/buyback';
import { money } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../../ui/date-time';
import { Icon } from '../../../../ui/icon';
import { Money } from '../../../../ui/money';
import { Notice } from '../../../../ui/notice';
import tables from '../../../../ui/tables.module.css';
import styles from '../buyback.module.css';
import { ExplainPanel } from './explain-panel';
import { Panel } from './facts';

/** Declared and found answers side by side; a difference is marked in words as well as in colour. */
export function DiagnosticTab({ row }: { row: BuybackRow }) {
  const { t } = useTranslation(['buyback', 'enums']);
  const found = new Map(row.controlledAnswers?.map((answer) => [answer.questionId, answer]));
  const controlled = row.controlledAnswers !== undefined;
  return (
    <div className={styles['main']}>
      <Offer row={row} />
      <Panel title={t('panel.answers')} aside={<State row={row} />} testId="diagnostic-answers">
        {!controlled && <p className={styles['soft']}>{t('diagnostic.not-controlled')}</p>}
        <table className={tables['table']}>
          <thead>
            <tr>
              <th scope="col">{t('diagnostic.question')}</th>
              <th scope="col">{t('diagnostic.declared')}</th>
              {controlled && <th scope="col">{t('diagnostic.found')}</th>}
            </tr>
          </thead>
          <tbody>
            {row.answers.map((answer) => {
              const seen = found.get(answer.questionId);
              const differs = seen !== undefined && seen.answerId !== answer.answerId;
              return (
                <tr key={answer.questionId} className={differs ? styles['differs'] : ''}>
                  <th scope="row">{answer.question}</th>
                  <td>{answer.answer}</td>
                  {controlled && (
                    <td>
                      {differs && (
                        <span className={styles['warning']}>
                          <Icon name="alert" size={14} />
                          <span className="visually-hidden">{t('diagnostic.differs')} </span>
                        </span>
                      )}{' '}
                      {seen?.answer ?? '–'}
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
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
          {t('proposal.until')} <DateTime value={proposal.expiresAt} format="date" />
        </>
      )}
    </Notice>
  );
}
