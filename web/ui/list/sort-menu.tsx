import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ButtonMenu } from '../button-menu';
import { Icon } from '../icon';
import type { ListColumn } from './list-spec';
import type { ListView } from './list-url';

type Props<Row> = {
  columns: readonly ListColumn<Row>[];
  view: ListView;
  show: (view: ListView) => void;
};

/** The order of cards; choosing the current one reverses it. */
export function SortMenu<Row>({ columns, view: { order, ...view }, show }: Props<Row>) {
  const { t } = useTranslation();
  const sortable = columns.filter((column) => column.order !== undefined);
  if (sortable.length === 0) return null;
  const items = sortable.map((column) => ({
    key: column.order ?? column.key,
    label: column.title,
    ...(column.order === order?.field
      ? { icon: <Icon name={order?.direction === 'asc' ? 'arrow-up' : 'arrow-down'} size={16} /> }
      : {}),
  }));
  const sort = (field: string): void => {
    const direction = order?.field === field && order.direction === 'desc' ? 'asc' : 'desc';
    show({ ...view, page: 1, order: { field, direction } });
  };
  const selectedKeys = order ? [order.field] : [];
  return (
    <ButtonMenu menu={{ items, selectedKeys, onClick: ({ key }) => sort(key) }}>
      <Button icon={<Icon name="sort" size={16} />}>{t('list.sort')}</Button>
    </ButtonMenu>
  );
}
