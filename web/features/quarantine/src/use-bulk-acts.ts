import { stocks } from '@reprise/contracts/configuration';
import {
  findLostItems,
  handOverReturns,
  lossPermissions,
  markItemsLost,
  reintegrateItems,
  releaseItems,
  requestReturnTransports,
  returnItems,
  sendQuarantineMails,
} from '@reprise/contracts/item';
import { useTranslation } from 'react-i18next';
import { permissionsOfSession } from '../../../kernel/session';
import { useAppSelector, useList, useMay } from '../../../kernel/store';
import type { BulkAct, BulkField } from '../../../ui/bulk/bulk-act';
import { mayFindAny } from './act.rules';

type Key =
  'release' | 'mail' | 'return-transport' | 'hand-over' | 'found' | 'reintegrate' | 'return' | 'lost';
const allStocks = { query: { pagination: 'false', 'order[name]': 'asc' } };
const places = ['store', 'transport', 'warehouse'] as const;

function useStockField(): BulkField {
  const { t } = useTranslation('quarantine');
  const may = useMay();
  const asks = may(stocks.endpoints.list) && (may(releaseItems) || may(reintegrateItems));
  const { items } = useList(stocks.endpoints.list, asks ? allStocks : undefined);
  const options = items.map(({ id, name, location }) => ({
    value: id,
    label: location ? `${name} · ${location}` : name,
  }));
  return { kind: 'choice', name: 'stockId', label: t('stock'), options };
}

/** What can be done with many items at once: those of `keys`, in their order. */
export function useBulkActs(keys: readonly Key[]): readonly BulkAct[] {
  const { t } = useTranslation('quarantine');
  const stock = useStockField();
  const finds = useAppSelector((s) => mayFindAny(permissionsOfSession(s.session)));
  const comment: BulkField = { kind: 'text', name: 'comment', label: t('comment') };
  const act = (key: Exclude<Key, 'lost'>) => ({ key, label: t(`act.${key}`), sentence: t(`bulk.${key}`) });
  const acts: Record<Key, readonly BulkAct[]> = {
    release: [{ ...act('release'), call: releaseItems, fields: [stock, comment] }],
    mail: [{ ...act('mail'), call: sendQuarantineMails }],
    'return-transport': [{ ...act('return-transport'), call: requestReturnTransports }],
    'hand-over': [{ ...act('hand-over'), call: handOverReturns }],
    found: finds ? [{ ...act('found'), call: findLostItems }] : [],
    reintegrate: [{ ...act('reintegrate'), call: reintegrateItems, fields: [stock] }],
    return: [{ ...act('return'), call: returnItems }],
    lost: places.map((where) => ({
      ...{ key: `lost-${where}`, label: t(`bulk.lost-${where}`), sentence: t('dialog-sentence.lost') },
      ...{ call: markItemsLost, permission: lossPermissions[where], fixed: { where } },
      ...{ fields: [comment], danger: true },
    })),
  };
  return keys.flatMap((key) => acts[key]);
}
