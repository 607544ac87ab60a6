import { products } from '@reprise/contracts/catalogue';
import type { RouteSpec } from '../../kernel/routing';
import { useList } from '../../kernel/store';
import type { Source } from './finds.types';
import { useSettled } from './use-settled';

const most = 5;
const fewest = 3;

const page = '/product/:id/edit';

/** Products by name, for those who may open them. */
export function useFoundProducts(routes: readonly RouteSpec[], text: string): Source {
  const mayOpen = routes.some(({ path }) => path === page);
  const asked = useSettled(text);
  const asks = mayOpen && asked.length >= fewest && !/^\d+$/.test(asked);
  const query = { search_product_buyback: asked, itemsPerPage: most, partial: 'true' };
  const { items, status } = useList(products.endpoints.list, asks ? { query } : undefined);
  const found = asks && status === 'ready' ? items : [];
  return {
    finds: found.map(({ id, label }) => ({ key: id, label, icon: 'phone', to: page.replace(':id', id) })),
    waiting: asks && status === 'loading',
  };
}
