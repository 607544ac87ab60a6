import { pageSizes } from '@reprise/contracts/kernel';
import { Pagination } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ListView } from './list-url';
import styles from './list.module.css';

type Props = {
  total: number;
  view: ListView;
  show: (view: ListView, step?: 'push' | 'replace') => void;
  narrow: boolean;
};

/** Pages of a list; another size starts again at the first page. */
export function Pager({ total, view, show, narrow }: Props) {
  const { t } = useTranslation();
  return (
    <Pagination
      className={styles['pager'] ?? ''}
      current={view.page}
      pageSize={view.size}
      total={total}
      simple={narrow}
      showSizeChanger={!narrow}
      pageSizeOptions={[...pageSizes]}
      showTotal={(count, [from, to]) => t('list.range', { from, to, total: count })}
      onChange={(page, size) => show({ ...view, size, page: size === view.size ? page : 1 }, 'push')}
    />
  );
}
