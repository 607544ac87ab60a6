import { Input } from 'antd';
import { useId } from 'react';
import type { AppProblem } from '../../kernel/api';
import { useProblemText } from '../../kernel/i18n';
import { Fault } from '../form/form-field';
import styles from './views.module.css';

type Props = {
  label: string;
  placeholder?: string;
  autoFocus?: boolean;
  value: string;
  /** Why this name was not taken. */
  problem: AppProblem | undefined;
  onChange: (value: string) => void;
  onEnter: () => void;
  onLeave?: () => void;
};

/** Where a view is named, with the refusal of its name below it. */
export function ViewName({ label, value, problem, onChange, onEnter, onLeave, ...input }: Props) {
  const id = useId();
  const problemText = useProblemText();
  return (
    <div className={styles['name']}>
      <Input
        {...input}
        {...(problem && { status: 'error', 'aria-describedby': `${id}-fault` })}
        maxLength={60}
        aria-label={label}
        aria-invalid={problem !== undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onPressEnter={onEnter}
        onBlur={onLeave}
      />
      {problem && <Fault id={id} fault={problemText(problem)} />}
    </div>
  );
}
