import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAct, BulkRow } from '../bulk/bulk-act';
import { BulkDialog } from '../bulk/bulk-dialog';
import { ButtonMenu } from '../button-menu';
import { Icon } from '../icon';
import type { ListSpec } from './list-spec';
import styles from './list.module.css';
import type { Selection } from './use-selection';

type Props<Row> = { spec: ListSpec<Row>; acts: readonly BulkAct[]; selection: Selection<Row> };
type Started = { readonly act: BulkAct; readonly rows: readonly BulkRow[] };

/** What can be done with the selected rows. */
export function SelectionBar<Row>({ spec, acts, selection }: Props<Row>) {
  const { t } = useTranslation(['common', 'bulk']);
  const [started, setStarted] = useState<Started>();
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setStarted(undefined);
    // The menu, from which it was opened, is gone.
    opener.current?.focus();
  };
  const { rows, reach, total, loading } = selection;
  const name = (row: Row): BulkRow => ({
    id: spec.rowKey(row),
    name: spec.rowName?.(row) ?? spec.rowKey(row),
  });
  const start = (key: string): void => {
    const act = acts.find((each) => each.key === key);
    if (act) setStarted({ act, rows: rows.map(name) });
  };
  const items = acts.map(({ key, label, danger }) => ({ key, label, danger: danger ?? false }));
  const all =
    reach < total ? t('bulk:select-first', { count: reach, total }) : t('bulk:select-all', { count: reach });
  return (
    <>
      {rows.length > 0 && (
        <div className={styles['selection']} role="status">
          <strong>{t('list.selected', { count: rows.length })}</strong>
          {reach > 0 && (
            <Button type="link" loading={loading} onClick={selection.chooseAll}>
              {all}
            </Button>
          )}
          {items.length > 0 && (
            <ButtonMenu menu={{ items, onClick: ({ key }) => start(key) }}>
              <Button ref={opener}>
                {t('bulk:act')} <Icon name="chevron-down" size={16} />
              </Button>
            </ButtonMenu>
          )}
          {(spec.bulkActions ?? []).map((action) => (
            <Button key={action.key} danger={action.danger ?? false} onClick={() => action.onPress(rows)}>
              {action.label}
            </Button>
          ))}
          <span className={styles['spring']} />
          <Button type="text" onClick={() => selection.choose([])}>
            {t('list.unselect')}
          </Button>
        </div>
      )}
      {/* Outside the bar: rows leave the list while their act is done. */}
      {started && <BulkDialog {...started} onClose={close} />}
    </>
  );
}
