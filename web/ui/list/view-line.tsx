import { savedViewEndpoints, type SavedView } from '@reprise/contracts/configuration';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Submission } from '../../kernel/store';
import { Icon } from '../icon';
import styles from './views.module.css';

type Props = {
  view: SavedView;
  /** What the list shows now. */
  state: Pick<SavedView, 'address' | 'columns'>;
  write: Submission;
  onChoose: () => void;
};

/** One saved view; its owner's acts stand beside it. */
export function ViewLine({ view, state, write, onChoose }: Props) {
  const { t } = useTranslation();
  const [label, setLabel] = useState<string>();
  const { label: name } = view;
  const params = { id: view.id };
  const change = (body: Partial<Pick<SavedView, 'label' | 'address' | 'columns'>>): void =>
    write.submit(savedViewEndpoints.update, { params, body });
  const rename = (): void => {
    const asked = label?.trim();
    if (asked && asked !== name) change({ label: asked });
    setLabel(undefined);
  };
  return (
    <li className={styles['view']}>
      {label === undefined ? (
        <button type="button" className={styles['open']} onClick={onChoose}>
          <Icon name={view.shared ? 'users' : 'user'} size={16} />
          <span>{name}</span>
          <span className={styles['soft']}>{t(view.shared ? 'views.shared' : 'views.private')}</span>
        </button>
      ) : (
        <Input
          autoFocus
          maxLength={60}
          aria-label={t('views.rename', { name })}
          value={label}
          onChange={(event) => setLabel(event.target.value)}
          onPressEnter={rename}
          onBlur={rename}
        />
      )}
      {view.own && label === undefined && (
        <>
          <Act icon="edit" words={t('views.rename', { name })} onPress={() => setLabel(name)} />
          <Act icon="refresh" words={t('views.renew', { name })} onPress={() => change(state)} />
          <Act
            icon="trash"
            words={t('views.remove', { name })}
            onPress={() => write.submit(savedViewEndpoints.remove, { params })}
          />
        </>
      )}
    </li>
  );
}

type ActProps = { icon: 'edit' | 'refresh' | 'trash'; words: string; onPress: () => void };
const Act = ({ icon, words, onPress }: ActProps) => (
  <Button
    type="text"
    size="small"
    title={words}
    aria-label={words}
    icon={<Icon name={icon} size={16} />}
    onClick={onPress}
  />
);
