import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon';
import { Unfolding } from '../unfolding';
import { ColumnLines, type ColumnLinesProps } from './column-lines';

/** Which columns are shown, and in which order. */
export function ColumnChooser(props: ColumnLinesProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Unfolding
      open={open}
      onOpenChange={setOpen}
      placement="bottomRight"
      title={t('list.columns')}
      content={<ColumnLines {...props} />}
    >
      <Button icon={<Icon name="columns" size={16} />} aria-expanded={open}>
        {t('list.columns')}
      </Button>
    </Unfolding>
  );
}
