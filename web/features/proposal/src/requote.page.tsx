import { acceptRequote, readRequote } from '@reprise/contracts/buyback';
import { formatMoney, type ReplyOf } from '@reprise/contracts/kernel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useProblemText } from '../../../kernel/i18n';
import { useRecord, useSubmission } from '../../../kernel/store';
import { lastDay } from '../../../ui/date-time';
import { Notice } from '../../../ui/notice';
import { Button, ButtonLink } from '../../../ui/public/button';
import { Actions, Column } from '../../../ui/public/column';
import { isWholeLink, LinkProblem } from '../../../ui/public/link-problem';
import { useTrail } from '../../../ui/public/use-trail';
import { TextSkeleton } from '../../../ui/skeletons';
import { NoRequote } from './no-requote';
import styles from './proposal.module.css';

/** `/buyback/{buybackId}/requote?token=`: what was promised beside the price of the day, and one tap to take it. */
export default function RequotePage() {
  const { t } = useTranslation('proposal');
  const { buybackId: id = '' } = useParams();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const whole = isWholeLink(id, token);
  // Read once: a quote that was taken is refused, and its refusal would stand where the price was renewed.
  const call = whole ? { params: { id }, query: { token } } : undefined;
  const record = useRecord(readRequote, call, { once: true });
  const { problem, value } = record;
  const [again, setAgain] = useState(false);
  const follow = `/tracking/${id}?${new URLSearchParams({ token }).toString()}`;
  useTrail(whole ? [{ label: t('crumb.sale'), to: follow }, { label: t('requote.page') }] : undefined);
  if (problem && problem.code !== 'not-found' && problem.status < 500)
    return <NoRequote problem={problem} follow={follow} asked={again} />;
  if (!whole || problem) return <LinkProblem whole={whole} problem={problem} onRetry={record.refresh} />;
  if (!value)
    return (
      <Column>
        <TextSkeleton lines={6} />
      </Column>
    );
  const onStale = (): void => {
    setAgain(true);
    record.refresh();
  };
  return <Requote quote={value} token={token} follow={follow} onStale={onStale} />;
}

type Quote = ReplyOf<typeof readRequote>;
type Props = { quote: Quote; token: string; follow: string; onStale: () => void };

function Requote({ quote, token, follow, onStale }: Props) {
  const { t, i18n } = useTranslation('proposal');
  const problemText = useProblemText();
  const taking = useSubmission();
  const money = (amount: number): string => formatMoney({ amount, currency: quote.currency }, i18n.language);
  const words = { amount: money(quote.newPrice), date: lastDay(quote.until, i18n.language) };
  if (taking.status === 'accepted') return <Taken words={words} follow={follow} />;
  const stale = taking.problem?.code === 'price-changed-meanwhile';
  const body = { token, price: quote.newPrice };
  return (
    <Column title={t('requote.title', { product: quote.productLabel })} lead={t('requote.lead')}>
      <div className={styles['prices']}>
        <p>
          <span>{t('requote.old')}</span>
          <s className="figures">{money(quote.oldPrice)}</s>
        </p>
        <p>
          <span>{t('requote.new')}</span>
          <strong className="figures">{words.amount}</strong>
        </p>
      </div>
      <p>{t('requote.until', words)}</p>
      {taking.problem && <Notice family="red">{problemText(taking.problem)}</Notice>}
      <Actions>
        <ButtonLink to={follow}>{t('requote.not-now')}</ButtonLink>
        <Button
          variant="primary"
          busy={taking.status === 'sending'}
          onClick={stale ? onStale : () => taking.submit(acceptRequote, { params: { id: quote.id }, body })}
        >
          {stale ? t('requote.again') : t('requote.take', words)}
        </Button>
      </Actions>
    </Column>
  );
}

function Taken({ words, follow }: { words: { amount: string; date: string }; follow: string }) {
  const { t } = useTranslation('proposal');
  return (
    <Column title={t('requote.taken-title')} follows>
      <Notice family="green">{t('requote.taken', words)}</Notice>
      <ButtonLink to={follow} icon="truck">
        {t('follow')}
      </ButtonLink>
    </Column>
  );
}
