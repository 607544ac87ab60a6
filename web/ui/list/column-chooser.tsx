import { Button, Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon';
import { ColumnLines, type ColumnLinesProps } from './column-lines';

/** Which columns are shown, and in which order. */
export function ColumnChooser(props: ColumnLinesProps) {
  const { t } = useTranslation();
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      title={t('list.columns')}
      content={<ColumnLines {...props} />}
    >
      <Button icon={<Icon name="columns" size={16} />}>{t('list.columns')}</Button>
    </Popover>
  );
}
