import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Icon } from '../icon';
import styles from './entry.module.css';

type Props = {
  title: string;
  removeLabel: string;
  onRemove: () => void;
  /** The list cannot do without it. */
  needed?: boolean;
  children: ReactNode;
};

/** One entry of a list within a form: its fields below its name, which stands beside the way to remove it. */
export function EntryFieldset({ title, removeLabel, onRemove, needed = false, children }: Props) {
  return (
    <fieldset className={styles['entry']}>
      <legend className="visually-hidden">{title}</legend>
      <div className={styles['head']}>
        <strong>{title}</strong>
        <Button
          type="text"
          disabled={needed}
          aria-label={removeLabel}
          title={removeLabel}
          icon={<Icon name="trash" size={16} />}
          onClick={onRemove}
        />
      </div>
      {children}
    </fieldset>
  );
}
