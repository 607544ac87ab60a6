import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterControl } from './filter-control';
import type { ListFilter } from './list-spec';
import type { ListView } from './list-url';
import styles from './list.module.css';
import { Drawer } from '../drawer';

type Props = {
  filters: readonly ListFilter[];
  view: ListView;
  show: (view: ListView) => void;
  open: boolean;
  onClose: () => void;
};

/** The filters at the lower edge of a small screen: several are set before the list is asked for once. */
export function FilterSheet({ open, onClose, ...props }: Props) {
  const { t } = useTranslation();
  return (
    <Drawer
      open={open}
      placement="bottom"
      destroyOnHidden
      title={t('list.add-filter')}
      closable={false}
      rootClassName={styles['sheet'] ?? ''}
      onClose={onClose}
    >
      <Draft {...props} onClose={onClose} />
    </Drawer>
  );
}

function Draft({ filters, view, show, onClose }: Omit<Props, 'open'>) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(view);
  const set = (name: string, values: readonly string[]): void =>
    setDraft((before) => ({ ...before, page: 1, filters: { ...before.filters, [name]: values } }));
  const apply = (): void => {
    show(draft);
    onClose();
  };
  return (
    <>
      <div className={styles['fields']}>
        {filters.map((filter) => (
          <FilterControl key={filter.name} filter={filter} view={draft} set={set} />
        ))}
      </div>
      <div className={styles['sheet-acts']}>
        <Button onClick={onClose}>{t('action.close')}</Button>
        <Button type="primary" onClick={apply}>
          {t('list.apply')}
        </Button>
      </div>
    </>
  );
}
