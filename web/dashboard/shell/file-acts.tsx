import { Button } from 'antd';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileAct, FileActsProps } from '../../kernel/routing';
import { Icon } from '../../ui/icon';
import { TextSkeleton } from '../../ui/skeletons';
import { StatusTag } from '../../ui/status-tag';
import { features } from '../features';
import { ActList } from './act-list';
import type { Find } from './finds.types';
import styles from './search-panel.module.css';

const parts = features.flatMap(({ fileActs }) => (fileActs ? [lazy(fileActs)] : []));

type Props = { id: string; file: Find; onBack: () => void; onGo: (to: string) => void };

/** What can be done now with a file that was found; each feature says it, and asks first where an act needs it. */
export default function FileActs({ id, file, onBack, onGo }: Props) {
  const { t } = useTranslation('file');
  return (
    <div className={styles['panel']}>
      <div className={styles['found']}>
        <Button
          type="text"
          icon={<Icon name="arrow-left" size={18} />}
          aria-label={t('acts.back')}
          onClick={onBack}
        />
        <span className={styles['label']}>{file.label}</span>
        {file.status && <StatusTag status={file.status} />}
      </div>
      <p className={styles['hint']}>{t('acts.hint')}</p>
      <Gathered of={parts} id={id}>
        {(acts) =>
          acts ? (
            <ActList label={t('acts.title', { file: file.label })} {...{ acts, onBack, onGo }} />
          ) : (
            <TextSkeleton lines={3} />
          )
        }
      </Gathered>
    </div>
  );
}

type GatheredProps = {
  of: readonly ComponentType<FileActsProps>[];
  id: string;
  children: (acts: readonly FileAct[] | undefined) => ReactNode;
};

/** The acts of several features as one list, in their order. */
function Gathered({ of: [Part, ...others], id, children }: GatheredProps) {
  if (!Part) return children([]);
  return (
    <Part id={id}>
      {(first) => (
        <Gathered of={others} id={id}>
          {(rest) => children(first && rest && [...first, ...rest])}
        </Gathered>
      )}
    </Part>
  );
}
