import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon';
import { Unfolding } from '../unfolding';
import { FilterControl } from './filter-control';
import { FilterSheet } from './filter-sheet';
import type { ListFilter } from './list-spec';
import type { ListView } from './list-url';
import styles from './list.module.css';

type Props = {
  filters: readonly ListFilter[];
  view: ListView;
  show: (view: ListView) => void;
  narrow: boolean;
};

/** All filters of the list in one panel; each applies as soon as it is set. On a small screen, in a sheet. */
export function FilterPanel({ filters, view, show, narrow }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const count = Object.values(view.filters).filter((values) => values.length > 0).length;
  const set = (name: string, values: readonly string[]): void =>
    show({ ...view, page: 1, filters: { ...view.filters, [name]: values } });
  const button = (
    <Button
      icon={<Icon name="filter" size={16} />}
      aria-expanded={open}
      {...(narrow && { onClick: () => setOpen(true) })}
    >
      {t('list.add-filter')}
      {count > 0 && ` (${count})`}
    </Button>
  );
  if (narrow)
    return (
      <>
        {button}
        <FilterSheet {...{ filters, view, show, open }} onClose={() => setOpen(false)} />
      </>
    );
  const content = (
    <div className={`${styles['fields']} ${styles['panel']}`}>
      {filters.map((filter) => (
        <FilterControl key={filter.name} filter={filter} view={view} set={set} />
      ))}
    </div>
  );
  return (
    <Unfolding open={open} onOpenChange={setOpen} placement="bottomLeft" content={content}>
      {button}
    </Unfolding>
  );
}
