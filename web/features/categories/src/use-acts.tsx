import { Collapse } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { categories } from '@reprise/contracts/catalogue';
import { useMayCall } from '../../../kernel/store';
import { CategoryTree } from '../../../ui/tree/category-tree';

/** The tree above the list, with the products that the web and the stores buy. */
function TreePanel() {
  const { t } = useTranslation('categories');
  const mayChange = useMayCall(categories.endpoints.update);
  const tree = (
    <CategoryTree
      name={({ id, name }) => (mayChange ? <Link to={`/category/${id}/edit`}>{name}</Link> : name)}
      empty={t('empty')}
    />
  );
  return <Collapse defaultActiveKey="tree" items={[{ key: 'tree', label: t('tree'), children: tree }]} />;
}

export const useActs = () => ({ actions: [], children: <TreePanel /> });
