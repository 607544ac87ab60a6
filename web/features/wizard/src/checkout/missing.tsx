import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../ui/empty-state';
import { ButtonLink } from '../../../../ui/public/button';
import { Column } from '../../../../ui/public/column';

/** Whether nothing at all was kept of the customer's details. */
export const isEmpty = (customer: Readonly<Record<string, unknown>>): boolean =>
  Object.values(customer).every((value) => value === '' || value === undefined);

const ways = { cart: '/search', customer: '?step=customer' } as const;

/** "No cart in local storage", and the customer's details that are not there (customer journey §8). */
export function Missing({ what }: { what: keyof typeof ways }) {
  const { t } = useTranslation('wizard');
  return (
    <Column title={t(`missing.${what}-title`)}>
      <EmptyState
        sentence={t(`missing.${what}`)}
        action={
          <ButtonLink variant="primary" to={ways[what]}>
            {t(`missing.${what}-action`)}
          </ButtonLink>
        }
      />
    </Column>
  );
}
