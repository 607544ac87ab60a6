import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { BulkAction } from './list-spec';
import styles from './list.module.css';

type Props<Row> = { rows: readonly Row[]; actions: readonly BulkAction<Row>[]; onClear: () => void };

/** What can be done with the selected rows. */
export function SelectionBar<Row>({ rows, actions, onClear }: Props<Row>) {
  const { t } = useTranslation();
  return (
    <div className={styles['selection']} role="status">
      <strong>{t('list.selected', { count: rows.length })}</strong>
      {actions.map((action) => (
        <Button key={action.key} danger={action.danger ?? false} onClick={() => action.onPress(rows)}>
          {action.label}
        </Button>
      ))}
      <span className={styles['spring']} />
      <Button type="text" onClick={onClear}>
        {t('list.unselect')}
      </Button>
    </div>
  );
}
