import { savedViewEndpoints, type SavedView } from '@reprise/contracts/configuration';
import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Submission, usePermission } from '../../kernel/store';
import styles from './views.module.css';

type Props = { list: string; state: Pick<SavedView, 'address' | 'columns'>; write: Submission };

/** Saves what the list shows now; sharing it shows others the filters, never more rows than they may see. */
export function SaveView({ list, state, write }: Props) {
  const { t } = useTranslation();
  const mayShare = usePermission('saved-view.share');
  const [label, setLabel] = useState('');
  const [shared, setShared] = useState(false);
  const asked = label.trim();
  const save = (): void => {
    if (asked === '') return;
    write.submit(savedViewEndpoints.create, { body: { list, label: asked, shared, ...state } });
    setLabel('');
  };
  return (
    <div className={styles['save']}>
      <Input
        maxLength={60}
        aria-label={t('views.name')}
        placeholder={t('views.name')}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
        onPressEnter={save}
      />
      {mayShare && (
        <Checkbox checked={shared} onChange={({ target }) => setShared(target.checked)}>
          {t('views.share')}
        </Checkbox>
      )}
      <Button type="primary" disabled={asked === ''} loading={write.status === 'sending'} onClick={save}>
        {t('views.save')}
      </Button>
    </div>
  );
}
