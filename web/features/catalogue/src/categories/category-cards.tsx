import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../../../ui/icon';
import { ProductImage } from '../../../../ui/public/product-image';
import styles from '../catalogue.module.css';
import { categoryPath } from '../catalogue.paths';
import type { Node } from '../../../../kernel/category-tree.rules';

export function CategoryCards({ nodes }: { nodes: readonly Node[] }) {
  const { t } = useTranslation('catalogue');
  return (
    <ul className={styles['grid']}>
      {nodes.map((node) => (
        <li key={node.id}>
          <Link className={styles['tile']} to={categoryPath(node)}>
            <ProductImage src={node.image} drawing={node.drawing} size={48} />
            <span className={styles['words']}>
              <span className={styles['label']}>{node.name}</span>
              <span className={styles['brand']}>{t('categories.products', { count: node.count })}</span>
            </span>
            <Icon name="chevron-right" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
