import { savedViewEndpoints } from '@reprise/contracts/configuration';
import { Button, Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayCall } from '../../kernel/store';
import { Icon } from '../icon';
import { SavedViews } from './saved-views';

type Props = {
  list: string;
  visible: readonly string[];
  onChooseColumns: (keys: readonly string[]) => void;
};

/** Saved views of a list; asked for when the menu opens. */
export function ViewsMenu(props: Props) {
  const { t } = useTranslation();
  const may = useMayCall(savedViewEndpoints.read);
  const [open, setOpen] = useState(false);
  if (!may) return null;
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      title={t('views.title')}
      open={open}
      onOpenChange={setOpen}
      content={<SavedViews {...props} onChosen={() => setOpen(false)} />}
    >
      <Button icon={<Icon name="layers" size={16} />}>{t('views.title')}</Button>
    </Popover>
  );
}
