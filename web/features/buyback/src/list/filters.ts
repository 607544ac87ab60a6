import { buybackStatuses, circuits, paymentStatuses } from '@reprise/contracts/rules';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readCollection } from '../../../../kernel/api';
import { usePermission, useRecord } from '../../../../kernel/store';
import type { ListFilter } from '../../../../ui/list/list-spec';

type Option = { value: string; label: string };
const text = (from: object, name: string): string => {
  const value: unknown = Reflect.get(from, name);
  return typeof value === 'string' ? value : '';
};

/** Options of a small reference list; none while it is on its way or refused, and the filter is left out. */
function useOptions(path: string | undefined, label: string): readonly Option[] {
  const { value } = useRecord(path, path?.startsWith('/organizations') ? unpagedStores : undefined);
  return useMemo(() => {
    const items = readCollection(value)?.items ?? [];
    return items
      .filter((item): item is object => typeof item === 'object' && item !== null)
      .map((item) => ({ value: text(item, 'id'), label: text(item, label) }))
      .filter((option) => option.value !== '');
  }, [value, label]);
}
const unpagedStores = { type: 'store', pagination: false, 'order[commonName]': 'asc' } as const;

/** Filters of customer and store §2, each in the URL under its API name. */
export function useBuybackFilters(without: readonly string[] = []): readonly ListFilter[] {
  const { t } = useTranslation(['buyback', 'enums']);
  const mayListStores = usePermission('organisation.list');
  const stores = useOptions(mayListStores ? '/organizations' : undefined, 'commonName');
  const categories = useOptions('/categories/with-products', 'name');
  return useMemo(() => {
    const caption = (group: string, values: readonly string[]): Option[] =>
      values.map((value) => ({ value, label: t(`enums:${group}.${value}`) }));
    const choice = (name: string, label: string, options: readonly Option[]): ListFilter[] =>
      options.length > 0 ? [{ kind: 'choice', name, label, options, multiple: true }] : [];
    return [
      ...choice('status', t('column.status'), caption('status', buybackStatuses)),
      ...choice('circuit', t('column.circuit'), caption('circuit', circuits)),
      ...choice('categoryId', t('column.category'), categories),
      ...choice('storeId', t('column.store'), stores),
      { kind: 'dates' as const, name: 'createdAt', label: t('column.created') },
      ...choice('payment.status', t('column.payment'), caption('status', paymentStatuses)),
    ].filter(({ name }) => !without.includes(name));
  }, [t, categories, stores, without]);
}
