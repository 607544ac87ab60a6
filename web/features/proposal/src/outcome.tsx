import { formatMoney } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice';
import { ButtonLink } from '../../../ui/public/button';
import { Column } from '../../../ui/public/column';
import type { OfferedBuyback } from './offered.types';

type Props = {
  kind: 'accepted' | 'declined' | 'already' | 'expired' | 'withdrawn';
  buyback: OfferedBuyback;
  follow: string;
};

/** The effect of the answer; after a second one, that the first counts (customer journey §4). */
export function Outcome({ kind, buyback, follow }: Props) {
  const { t, i18n } = useTranslation('proposal');
  const price = buyback.proposal?.proposedPrice ?? 0;
  const amount = formatMoney({ amount: price, currency: buyback.currency }, i18n.language);
  return (
    <Column title={t(`outcome.${kind}-title`)}>
      <Notice family={kind === 'accepted' || kind === 'declined' ? 'green' : 'grey'}>
        {t(`outcome.${kind}`, { amount })}
      </Notice>
      <ButtonLink to={follow} icon="truck">
        {t('follow')}
      </ButtonLink>
    </Column>
  );
}
