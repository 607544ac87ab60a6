import { publicProductEndpoints } from '@reprise/contracts/catalogue';
import { useList } from '../../../../kernel/store';
import { listed } from '../listed.rules';
import { ProductCards } from '../product-card';

/** Those that are still bought, in the order of the page. */
export function FeaturedProducts({ ids }: { ids: readonly string[] }) {
  const { items } = useList(publicProductEndpoints.list, { query: { id: ids, pagination: false } });
  const known = ids.flatMap((id) => items.find((product) => product.id === id) ?? []);
  const bought = known.filter(({ boughtThrough }) => boughtThrough.length > 0);
  return <ProductCards products={bought.map(listed)} />;
}
