import { acceptProposal, declineProposal, trackBuyback } from '@reprise/contracts/buyback';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useRecord, useSubmission } from '../../../kernel/store';
import { EmptyState } from '../../../ui/empty-state';
import { ButtonLink } from '../../../ui/public/button';
import { Column } from '../../../ui/public/column';
import { isWholeLink, LinkProblem } from '../../../ui/public/link-problem';
import { useTrail } from '../../../ui/public/use-trail';
import { TextSkeleton } from '../../../ui/skeletons';
import { Offer } from './offer';
import { Outcome, type OutcomeKind } from './outcome';
import type { Answer } from './offered.types';

/** Refusals of an answer that comes after another one, or after the deadline. */
const closed: readonly string[] = ['proposal-answered', 'proposal-expired', 'proposal-not-open'];

/** The same page for accept and reject: both show the whole offer with both answers; opening a link decides nothing. */
export function ProposalPage({ meant }: { meant: Answer }) {
  const { t } = useTranslation('proposal');
  const { buybackId: id = '' } = useParams();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const whole = isWholeLink(id, token);
  const record = useRecord(trackBuyback, whole ? { params: { id }, query: { token } } : undefined);
  const accept = useSubmission();
  const reject = useSubmission();
  const problem = accept.problem ?? reject.problem;
  const { refresh } = record;
  // Answered elsewhere, or too late: what the page knew is outdated.
  useEffect(() => {
    if (problem && closed.includes(problem.code)) refresh();
  }, [problem, refresh]);
  const buyback = record.value;
  const follow = `/tracking/${id}?${new URLSearchParams({ token }).toString()}`;
  useTrail(whole ? [{ label: t('crumb.sale'), to: follow }, { label: t('crumb.price') }] : undefined);
  if (!whole || (!buyback && record.problem))
    return <LinkProblem whole={whole} problem={record.problem} onRetry={record.refresh} />;
  if (!buyback)
    return (
      <Column>
        <TextSkeleton lines={8} />
      </Column>
    );
  const answer = { params: { id }, body: { token } };
  const send = (way: 'accept' | 'reject'): void =>
    way === 'accept' ? accept.submit(acceptProposal, answer) : reject.submit(declineProposal, answer);
  const outcome = (kind: OutcomeKind) => (
    <Outcome {...{ kind, buyback, follow }} answered={(accept.status ?? reject.status) !== undefined} />
  );
  if (accept.status === 'accepted') return outcome('accepted');
  if (reject.status === 'accepted') return outcome('declined');
  const { proposal } = buyback;
  if (buyback.status === 'bb_cancelled') return outcome('cancelled');
  if (!proposal) return <NoOffer follow={follow} />;
  if (
    problem?.code === 'proposal-answered' ||
    proposal.status === 'accepted' ||
    proposal.status === 'declined'
  )
    return outcome('already');
  if (problem?.code === 'proposal-expired') return outcome('expired');
  if (proposal.status !== 'open') return outcome(proposal.status);
  return (
    <Offer
      buyback={buyback}
      proposal={proposal}
      meant={meant}
      problem={problem}
      sending={accept.status === 'sending' ? 'accept' : reject.status === 'sending' ? 'reject' : undefined}
      onAnswer={send}
    />
  );
}

function NoOffer({ follow }: { follow: string }) {
  const { t } = useTranslation('proposal');
  const action = <ButtonLink to={follow}>{t('follow')}</ButtonLink>;
  return (
    <Column title={t('none-title')}>
      <EmptyState sentence={t('none')} action={action} />
    </Column>
  );
}
