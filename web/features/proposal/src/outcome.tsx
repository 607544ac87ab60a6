import { formatMoney } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { lastDay } from '../../../ui/date-time';
import { Notice } from '../../../ui/notice';
import { ButtonLink } from '../../../ui/public/button';
import { Column } from '../../../ui/public/column';
import type { OfferedBuyback } from './offered.types';

export type OutcomeKind = 'accepted' | 'declined' | 'already' | 'expired' | 'withdrawn' | 'cancelled';
type Props = {
  kind: OutcomeKind;
  buyback: OfferedBuyback;
  follow: string;
  /** The person has just answered on this page. */
  answered: boolean;
};

/** Which answer counts, as far as the page knows. */
function earlier({ proposal }: OfferedBuyback) {
  const status = proposal?.status;
  return status === 'accepted' || status === 'declined' ? (`already-${status}` as const) : 'already';
}

/** The effect of the answer; after a second one, that the first counts (customer journey §4). */
export function Outcome({ kind, buyback, follow, answered }: Props) {
  const { t, i18n } = useTranslation('proposal');
  const { proposal } = buyback;
  const price = proposal?.proposedPrice ?? 0;
  const amount = formatMoney({ amount: price, currency: buyback.currency }, i18n.language);
  const date = proposal && lastDay(proposal.expiresAt, i18n.language);
  return (
    <Column title={t(`outcome.${kind}-title`)} follows={answered}>
      <Notice family={kind === 'accepted' || kind === 'declined' ? 'green' : 'grey'}>
        {t(`outcome.${kind === 'already' ? earlier(buyback) : kind}`, { amount, date })}
      </Notice>
      <ButtonLink to={follow} icon="truck">
        {t('follow')}
      </ButtonLink>
    </Column>
  );
}
