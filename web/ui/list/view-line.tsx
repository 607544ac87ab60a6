import { savedViewEndpoints, type SavedView } from '@reprise/contracts/configuration';
import { Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Submission } from '../../kernel/store';
import { Icon } from '../icon';
import { RemoveView } from './remove-view';
import { RenameView } from './rename-view';
import styles from './views.module.css';

type Props = {
  view: SavedView;
  /** What the list shows now. */
  state: Pick<SavedView, 'address' | 'columns'>;
  write: Submission;
  onChoose: () => void;
  /** Whether a dialog about it stands before the list. */
  onAsking: (asking: boolean) => void;
};

/** One saved view; its owner's acts stand beside it. */
export function ViewLine({ view, state, write, onChoose, onAsking }: Props) {
  const { t } = useTranslation();
  const [doing, setDoing] = useState<'rename' | 'remove'>();
  const { label: name } = view;
  const close = useCallback(() => setDoing(undefined), []);
  useEffect(() => {
    onAsking(doing === 'remove');
    return () => onAsking(false);
  }, [doing, onAsking]);
  return (
    <li className={styles['view']}>
      {doing === 'rename' ? (
        <RenameView view={view} onClose={close} />
      ) : (
        <button type="button" className={styles['open']} onClick={onChoose}>
          <Icon name={view.shared ? 'users' : 'user'} size={16} />
          <span>{name}</span>
          <span className={styles['soft']}>{t(view.shared ? 'views.shared' : 'views.private')}</span>
        </button>
      )}
      {view.own && doing !== 'rename' && (
        <>
          <Act icon="edit" words={t('views.rename', { name })} onPress={() => setDoing('rename')} />
          <Act
            icon="refresh"
            words={t('views.renew', { name })}
            onPress={() => write.submit(savedViewEndpoints.update, { params: { id: view.id }, body: state })}
          />
          <Act icon="trash" words={t('views.remove', { name })} onPress={() => setDoing('remove')} />
        </>
      )}
      {doing === 'remove' && <RemoveView view={view} onClose={close} />}
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
