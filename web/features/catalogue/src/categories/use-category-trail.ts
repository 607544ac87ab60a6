import { useTranslation } from 'react-i18next';
import { type Node, pathTo } from '../../../../kernel/category-tree.rules';
import { useTrail } from '../../../../ui/public/use-trail';
import { categoryPath } from '../catalogue.paths';

/** The categories above the one shown, each leading to itself. */
export function useCategoryTrail(tree: readonly Node[], id: string | undefined): void {
  const { t } = useTranslation('catalogue');
  const path = pathTo(tree, id);
  const shown = path.at(-1);
  const above = path.slice(0, -1).map((node) => ({ label: node.name, to: categoryPath(node) }));
  useTrail(shown && [{ label: t('categories.title'), to: '/categories' }, ...above, { label: shown.name }]);
}
