import { formatMoney } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import type { AppProblem } from '../../../kernel/api';
import { useProblemText } from '../../../kernel/i18n';
import { lastDay, shortDate } from '../../../ui/date-time';
import { Notice } from '../../../ui/notice';
import { Button } from '../../../ui/public/button';
import { Actions, Column, Section } from '../../../ui/public/column';
import type { Answer, OfferedBuyback } from './offered.types';
import { Photos } from './offer-photos';
import styles from './proposal.module.css';

type Props = {
  buyback: OfferedBuyback;
  proposal: NonNullable<OfferedBuyback['proposal']>;
  meant: Answer;
  problem: AppProblem | undefined;
  sending: 'accept' | 'reject' | undefined;
  onAnswer: (way: 'accept' | 'reject') => void;
};

/** Declared and found side by side, the photos, the deadline, and two buttons of equal weight. */
export function Offer({ buyback, proposal, meant, problem, sending, onAnswer }: Props) {
  const { t, i18n } = useTranslation('proposal');
  const problemText = useProblemText();
  const text = (amount: number): string => formatMoney({ amount, currency: buyback.currency }, i18n.language);
  const deadline = lastDay(proposal.expiresAt, i18n.language);
  return (
    <Column
      title={t('title', { product: buyback.productLabel })}
      image={buyback.productImage ?? null}
      drawing={buyback.productDrawing}
      lead={t(`lead.${meant}`)}
    >
      <div className={styles['prices']}>
        <p>
          <span>{t('declared-price')}</span>
          <strong className="figures">{text(proposal.declaredPrice)}</strong>
        </p>
        <p>
          <span>{t('proposed-price')}</span>
          <strong className="figures">{text(proposal.proposedPrice)}</strong>
        </p>
      </div>
      <Section title={t('reason')}>
        <Lateness buyback={buyback} proposal={proposal} />
        <Differences proposal={proposal} photos={buyback.answerPhotos} />
        <Reason buyback={buyback} />
      </Section>
      <WholePhotos buyback={buyback} />
      {buyback.openingPhotos.length > 0 && (
        <Section title={t('opening-photos')}>
          <Photos photos={buyback.openingPhotos} of={t('opening-photos')} />
        </Section>
      )}
      <p>{t('deadline', { date: deadline })}</p>
      <p className={styles['paper']}>{t('on-paper', { code: buyback.identificationNumber })}</p>
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      <Actions>
        <Button
          busy={sending === 'reject'}
          disabled={sending === 'accept'}
          onClick={() => onAnswer('reject')}
        >
          {t('decline')}
        </Button>
        <Button
          busy={sending === 'accept'}
          disabled={sending === 'reject'}
          onClick={() => onAnswer('accept')}
        >
          {t('accept', { amount: text(proposal.proposedPrice) })}
        </Button>
      </Actions>
      <p className={styles['soft']}>{t('decline-means')}</p>
    </Column>
  );
}

type Shown = Pick<Props, 'proposal'> & { photos: OfferedBuyback['answerPhotos'] };

function Differences({ proposal: { differences, late }, photos }: Shown) {
  const { t } = useTranslation('proposal');
  if (differences.length === 0) return late ? null : <p>{t('no-difference')}</p>;
  return (
    <ul className={styles['differences']}>
      {differences.map(({ questionId, question, declared, found }) => (
        <li key={questionId}>
          <h3>{question}</h3>
          <dl>
            <div>
              <dt>{t('declared')}</dt>
              <dd>{declared}</dd>
            </div>
            <div data-found>
              <dt>{t('found')}</dt>
              <dd>{found}</dd>
            </div>
          </dl>
          <Photos photos={photos[questionId] ?? []} of={question} />
        </li>
      ))}
    </ul>
  );
}

/** A reason of its own: what the dates alone cost, apart from what was found. */
function Lateness({
  buyback: { currency },
  proposal: { late, declaredPrice },
}: Pick<Props, 'buyback' | 'proposal'>) {
  const { t, i18n } = useTranslation('proposal');
  if (!late) return null;
  const date = (time: string): string => shortDate(Date.parse(time), i18n.language);
  const money = (amount: number): string => formatMoney({ amount, currency }, i18n.language);
  const words = { sent: date(late.sentAt), until: lastDay(late.until, i18n.language) };
  const prices = { promised: money(declaredPrice), today: money(late.dayPrice) };
  return (
    <Notice family="blue" title={t('late.title')}>
      <p>{t('late.sentence', words)}</p>
      <p>{t('late.prices', prices)}</p>
    </Notice>
  );
}

/** Why, in the words of whoever tested it. */
function Reason({ buyback }: Pick<Props, 'buyback'>) {
  const { t } = useTranslation('proposal');
  const said = buyback.warehouseComments.at(-1);
  if (!said) return null;
  return <p>{t('workshop-says', { text: said.text })}</p>;
}

/** Those that are not beside an answer. */
function WholePhotos({ buyback: { photos, answerPhotos } }: Pick<Props, 'buyback'>) {
  const { t } = useTranslation('proposal');
  const placed = new Set(Object.values(answerPhotos).flat());
  const whole = photos.filter((photo) => !placed.has(photo));
  if (whole.length === 0) return null;
  return (
    <Section title={t('photos')}>
      <Photos photos={whole} />
    </Section>
  );
}
