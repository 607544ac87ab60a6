import { projectionEndpoints } from '@reprise/contracts/projections';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../kernel/store';
import { questionOf } from './stand.rules';

/** What a reader is called in words; the technical name of those that have none. */
export function useNameOf(): (name: string) => string {
  const { t } = useTranslation('projections');
  const { value } = useRecord(projectionEndpoints.list, {});
  return (name) => {
    const webhook = value?.find((row) => row.name === name)?.webhook;
    if (webhook) return t('webhook', webhook);
    return t(`name.${questionOf(name)}` as 'name.buyback_list', { defaultValue: name });
  };
}
