import { listBuybacks } from '@reprise/contracts/buyback';
import { categoryEndpoints } from '@reprise/contracts/catalogue';
import { organisationEndpoints } from '@reprise/contracts/organisation';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { selectUser } from '../../../../kernel/session';
import { useAppSelector, usePermission, useRecord } from '../../../../kernel/store';
import type { ListFilter } from '../../../../ui/list/list-spec';
import { useListFilters } from '../../../../ui/list/use-list-filters';
import { z } from 'zod';

type Named = { readonly id: string; readonly name: string };

/** Who buys what the account takes in; nobody is asked for it where there is but one. Undefined until it is known. */
function useBuyers(): readonly Named[] | undefined {
  const may = usePermission('organisation.filter');
  const id = useAppSelector(selectUser)?.currentOrganization?.account?.id;
  const asks = may && id !== undefined;
  const { value } = useRecord(organisationEndpoints.linkedBuyers, asks ? { params: { id } } : undefined);
  if (!asks) return none;
  return value && value.length <= 1 ? none : value;
}
const none: readonly never[] = [];
const isId = (value: string): boolean => z.uuid().safeParse(value).success;

/**
 * What the address chooses is in force although its name is not known yet, or never will be: a list never shows more
 * than it says.
 */
function optionsOf(known: readonly Named[] | undefined, chosen: string, unknown: string) {
  const named = (known ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const others = chosen
    .split(',')
    .filter((value) => isId(value) && named.every((each) => each.value !== value))
    .map((value) => ({ value, label: known ? unknown : '…' }));
  return [...named, ...others];
}

/** The list's filters (customer journey §2). Categories are those that have products: stores may not list the others. */
export function useBuybackFilters(without: readonly string[] = []): readonly ListFilter[] {
  const { value: categories } = useRecord(categoryEndpoints.withProducts, {});
  const buyers = useBuyers();
  const unknown = useTranslation().t('list.unknown');
  const [address] = useSearchParams();
  const category = address.getAll('categoryId').join();
  const buyer = address.getAll('buyerAccountId').join();
  const options = useMemo(
    () => ({
      categoryId: optionsOf(categories, category, unknown),
      buyerAccountId: optionsOf(buyers, buyer, unknown),
    }),
    [categories, category, buyers, buyer, unknown],
  );
  return useListFilters(listBuybacks, { without, options });
}
