import { categoryEndpoints } from '@reprise/contracts/catalogue';
import { organisationContract } from '@reprise/contracts/organisation';
import { buybackStatuses, circuits, paymentStatuses } from '@reprise/contracts/rules';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useList, usePermission, useRecord } from '../../../../kernel/store';
import type { Status } from '../../../../ui/status-table';
import type { ListFilter } from '../../../../ui/list/list-spec';

type Option = { value: string; label: string };
const allStores = { query: { type: 'store', pagination: false, 'order[commonName]': 'asc' } } as const;

/** Options of two small reference lists; while one is on its way or refused, its filter is left out. */
function useOptions() {
  const mayListStores = usePermission('organisation.list');
  const { items } = useList(organisationContract.endpoints.list, mayListStores ? allStores : undefined);
  const { value } = useRecord(categoryEndpoints.withProducts, {});
  return useMemo(() => {
    const stores = items.map(({ id, commonName }): Option => ({ value: id, label: commonName }));
    const categories = (value ?? []).map(({ id, name }): Option => ({ value: id, label: name }));
    return { stores, categories };
  }, [items, value]);
}

/** Filters of customer journey §2, each in the URL under its API name. */
export function useBuybackFilters(without: readonly string[] = []): readonly ListFilter[] {
  const { t } = useTranslation(['buyback', 'enums']);
  const { stores, categories } = useOptions();
  return useMemo(() => {
    const statuses = (values: readonly Status[]): Option[] =>
      values.map((value) => ({ value, label: t(`enums:status.${value}`) }));
    const ways = circuits.map((value) => ({ value, label: t(`enums:circuit.${value}`) }));
    const choice = (name: string, label: string, options: readonly Option[]): ListFilter[] =>
      options.length > 0 ? [{ kind: 'choice', name, label, options, multiple: true }] : [];
    return [
      ...choice('status', t('column.status'), statuses(buybackStatuses)),
      ...choice('circuit', t('column.circuit'), ways),
      ...choice('categoryId', t('column.category'), categories),
      ...choice('storeId', t('column.store'), stores),
      { kind: 'dates' as const, name: 'createdAt', label: t('column.created') },
      ...choice('payment.status', t('column.payment'), statuses(paymentStatuses)),
    ].filter(({ name }) => !without.includes(name));
  }, [t, categories, stores, without]);
}
