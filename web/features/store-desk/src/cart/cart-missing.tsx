import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../../ui/empty-state';
import { Page } from '../../../../ui/page/page';
import styles from '../desk.module.css';
import { cartUrl } from '../search/search.paths';

const ways = { cart: '/search', customer: cartUrl('customer') } as const;

/** "No cart in local storage", and the customer's details that are not there (customer journey §8). */
export function CartMissing({ what }: { what: keyof typeof ways }) {
  const { t } = useTranslation('store-desk');
  const action = (
    <Link className={styles['new']} to={ways[what]}>
      {t(`cart.missing.${what}-action`)}
    </Link>
  );
  return (
    <Page title={t(`cart.missing.${what}-title`)}>
      <EmptyState sentence={t(`cart.missing.${what}`)} action={action} />
    </Page>
  );
}
