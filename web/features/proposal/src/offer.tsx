import { formatMoney } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import type { AppProblem } from '../../../kernel/api';
import { useProblemText } from '../../../kernel/i18n';
import { exactTime } from '../../../ui/date-time';
import { Notice } from '../../../ui/notice';
import { Button } from '../../../ui/public/button';
import { Actions, Column, Section } from '../../../ui/public/column';
import type { Answer, OfferedBuyback } from './offered.types';
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
  const deadline = exactTime(Date.parse(proposal.expiresAt), i18n.language);
  return (
    <Column title={t('title', { product: buyback.productLabel })} lead={t(`lead.${meant}`)}>
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
        <Differences proposal={proposal} />
      </Section>
      <Photos photos={buyback.photos} />
      <p>{t('deadline', { date: deadline })}</p>
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

function Differences({ proposal: { differences } }: Pick<Props, 'proposal'>) {
  const { t } = useTranslation('proposal');
  if (differences.length === 0) return <p>{t('no-difference')}</p>;
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
        </li>
      ))}
    </ul>
  );
}

function Photos({ photos }: { photos: readonly string[] }) {
  const { t } = useTranslation('proposal');
  if (photos.length === 0) return null;
  return (
    <Section title={t('photos')}>
      <ul className={styles['photos']}>
        {photos.map((photo, index) => (
          <li key={photo}>
            <a href={photo} target="_blank" rel="noreferrer">
              <img src={photo} alt={t('photo', { number: index + 1 })} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
