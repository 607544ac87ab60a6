import { useTranslation } from 'react-i18next';
import { questionOf } from './stand.rules';

/** What a reader is called in words; the technical name of those that have none. */
export function useNameOf(): (name: string) => string {
  const { t } = useTranslation('projections');
  return (name) => t(`name.${questionOf(name)}` as 'name.buyback_list', { defaultValue: name });
}
