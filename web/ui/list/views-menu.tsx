import { savedViewEndpoints } from '@reprise/contracts/configuration';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayCall } from '../../kernel/store';
import { Drawer } from '../drawer';
import { Icon } from '../icon';
import { Unfolding } from '../unfolding';
import styles from './list.module.css';
import { SavedViews } from './saved-views';

type Props = {
  list: string;
  visible: readonly string[];
  onChooseColumns: (keys: readonly string[]) => void;
  narrow: boolean;
};

/** Saved views of a list; asked for when the menu opens. On a small screen, in a sheet. */
export function ViewsMenu({ narrow, ...props }: Props) {
  const { t } = useTranslation();
  const may = useMayCall(savedViewEndpoints.read);
  const [open, setOpen] = useState(false);
  // A press on a dialog is one outside the panel, which must not close under it.
  const [asking, setAsking] = useState(false);
  if (!may) return null;
  const title = t('views.title');
  const views = <SavedViews {...props} onChosen={() => setOpen(false)} onAsking={setAsking} />;
  const button = (
    <Button
      icon={<Icon name="layers" size={16} />}
      aria-expanded={open}
      {...(narrow && { onClick: () => setOpen(true) })}
    >
      {title}
    </Button>
  );
  if (narrow)
    return (
      <>
        {button}
        <Drawer
          {...{ open, title }}
          placement="bottom"
          destroyOnHidden
          rootClassName={styles['sheet'] ?? ''}
          onClose={() => setOpen(false)}
        >
          <div className={styles['sheet-end']}>{views}</div>
        </Drawer>
      </>
    );
  return (
    <Unfolding
      {...{ open, title }}
      onOpenChange={(next) => setOpen(next || asking)}
      placement="bottomRight"
      destroyOnHidden
      content={views}
    >
      {button}
    </Unfolding>
  );
}
