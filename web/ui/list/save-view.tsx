import { savedViewEndpoints, type SavedView } from '@reprise/contracts/configuration';
import { Button, Checkbox } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission, useSubmission } from '../../kernel/store';
import { ViewName } from './view-name';
import styles from './views.module.css';

type Props = { list: string; state: Pick<SavedView, 'address' | 'columns'> };

/** Saves what the list shows now; sharing it shows others the filters, never more rows than they may see. */
export function SaveView({ list, state }: Props) {
  const { t } = useTranslation();
  const mayShare = usePermission('saved-view.share');
  const [label, setLabel] = useState('');
  const [shared, setShared] = useState(false);
  const { submit, status, problem, clear } = useSubmission();
  const asked = label.trim();
  useEffect(() => {
    if (status === 'accepted') setLabel('');
  }, [status]);
  const name = (next: string): void => {
    setLabel(next);
    clear();
  };
  const save = (): void => {
    if (asked !== '') submit(savedViewEndpoints.create, { body: { list, label: asked, shared, ...state } });
  };
  return (
    <div className={styles['save']}>
      <ViewName
        label={t('views.name')}
        placeholder={t('views.name')}
        value={label}
        problem={problem}
        onChange={name}
        onEnter={save}
      />
      {mayShare && (
        <Checkbox checked={shared} onChange={({ target }) => setShared(target.checked)}>
          {t('views.share')}
        </Checkbox>
      )}
      <Button type="primary" disabled={asked === ''} loading={status === 'sending'} onClick={save}>
        {t('views.save')}
      </Button>
    </div>
  );
}
