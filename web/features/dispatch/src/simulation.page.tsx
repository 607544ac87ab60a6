import { useTranslation } from 'react-i18next';
import { Page } from '../../../ui/page/page';
import { AllProducts } from './all-products';
import { paths } from './dispatch.paths';
import { OneProduct } from './one-product';

/** Which rule catches a product, which rules never do, and what falls to the default. */
export default function SimulationPage() {
  const { t } = useTranslation('dispatch');
  const title = t('trial.title');
  return (
    <Page
      title={title}
      context={t('trial.context')}
      crumbs={[{ label: t('title'), to: paths.list }, { label: title }]}
    >
      <OneProduct />
      <AllProducts />
    </Page>
  );
}
