import { normaliseImei } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { useHolds } from '../../../../kernel/session';
import { EmptyState } from '../../../../ui/empty-state';

/** As many digits as no name of a product has, and fewer than a code. */
const shortCode = /^\d{9,12}$/;

/** No product has these words; of digits alone it is said how many a code has, as one of them may be missing. */
export function NothingFound({ text }: { text: string }) {
  const { t } = useTranslation('store-desk');
  const imei = useHolds('imei_search_and_collect');
  const digits = normaliseImei(text.trim());
  const sentence = shortCode.test(digits)
    ? t(imei ? 'search.short-code' : 'search.short-code-named', { count: digits.length })
    : t('search.nothing', { text: text.trim() });
  return <EmptyState drawing="search" sentence={sentence} />;
}
