import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../ui/public/button';
import { Column } from '../../../../ui/public/column';
import { trackingPath } from './confirmation.paths';
import type { Declared } from './declared.types';

/** In place of what to do next, where there is nothing to do any more. */
export function Cancelled({ buybacks }: { buybacks: readonly Declared[] }) {
  const { t } = useTranslation('wizard');
  const [first] = buybacks;
  const products = buybacks.map(({ productLabel }) => productLabel).join(', ');
  return (
    <Column
      title={t('confirmation.cancelled-title', { count: buybacks.length })}
      lead={t('confirmation.cancelled-lead')}
    >
      <p>{products}</p>
      <ButtonLink variant="primary" to="/search" icon="search">
        {t('confirmation.estimate')}
      </ButtonLink>
      {buybacks.length === 1 && first && (
        <ButtonLink to={trackingPath(first)} icon="truck">
          {t('confirmation.track')}
        </ButtonLink>
      )}
    </Column>
  );
}
