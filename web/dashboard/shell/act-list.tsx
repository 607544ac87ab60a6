import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileAct } from '../../kernel/routing';
import { Icon } from '../../ui/icon';
import { isIconName } from '../../ui/icon-paths';
import { optionStep } from '../../ui/option-step';
import styles from './search-panel.module.css';

type Props = {
  label: string;
  acts: readonly FileAct[];
  onBack: () => void;
  onGo: (to: string) => void;
};

/** Acts to press, by arrows and Enter too; ← and Escape lead back to what was found. */
export function ActList({ label, acts, onBack, onGo }: Props) {
  const { t } = useTranslation('file');
  const list = useRef<HTMLUListElement>(null);
  const buttons = (): HTMLElement[] => [...(list.current?.querySelectorAll('button') ?? [])];
  useEffect(() => (list.current?.querySelector('button') ?? list.current)?.focus(), []);
  useEffect(() => {
    // A question that was answered takes the focus with it: the keys go on from here.
    if (document.activeElement === document.body) list.current?.focus();
  });
  const onKey = (event: KeyboardEvent): void => {
    const all = buttons();
    const at = all.findIndex((button) => button === document.activeElement);
    const next = optionStep(event.key, at, all.length);
    if (next !== undefined) all[next]?.focus();
    else if (event.key === 'ArrowLeft' || event.key === 'Escape') onBack();
    else return;
    event.preventDefault();
    // Escape would also close the whole search.
    event.stopPropagation();
  };
  const press = ({ to, onPress }: FileAct): void => {
    // The pressed act may be gone when a question gives the focus back.
    list.current?.focus();
    onPress?.();
    if (to) onGo(to);
  };
  return (
    <ul ref={list} tabIndex={-1} aria-label={label} className={styles['list']} onKeyDown={onKey}>
      {acts.map((act) => (
        <li key={act.key}>
          <button
            type="button"
            className={`${styles['act']} ${act.danger ? styles['danger'] : ''}`}
            onClick={() => press(act)}
          >
            <Icon name={isIconName(act.icon) ? act.icon : 'arrow-right'} size={18} />
            <span className={styles['label']}>{act.label}</span>
          </button>
        </li>
      ))}
      {acts.length === 0 && <li className={styles['hint']}>{t('acts.none')}</li>}
    </ul>
  );
}
