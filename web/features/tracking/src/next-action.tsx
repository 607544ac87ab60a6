import { downloadShippingLabel } from '@reprise/contracts/buyback';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../../../kernel/api';
import { ButtonLink, FileLink } from '../../../ui/public/button';
import type { TrackingState } from './tracking-state.rules';
import type { Tracking } from './tracking.types';

type Props = { state: TrackingState; buyback: Tracking; token: string };

/** The one thing that the customer can do now; nothing where it is for others to act. */
export function NextAction({ state, buyback: { id }, token }: Props) {
  const { t } = useTranslation('tracking');
  switch (state) {
    case 'bring':
      return (
        <ButtonLink variant="primary" to="/stores" icon="store" wide>
          {t('find-store')}
        </ButtonLink>
      );
    case 'send':
    case 'collect':
      return (
        <FileLink
          variant="primary"
          wide
          href={hrefOf(downloadShippingLabel, { params: { id }, query: { token } })}
        >
          {t('download-label')}
        </FileLink>
      );
    case 'renew':
      return (
        <ButtonLink
          variant="primary"
          wide
          to={`/buyback/${id}/requote?${new URLSearchParams({ token }).toString()}`}
        >
          {t('see-requote')}
        </ButtonLink>
      );
    case 'decide':
      return (
        <ButtonLink
          variant="primary"
          wide
          to={`/buyback/${id}/accept?${new URLSearchParams({ token }).toString()}`}
        >
          {t('see-proposal')}
        </ButtonLink>
      );
    default:
      return null;
  }
}
