import { type KeyboardEvent, lazy, startTransition, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { RouteSpec } from '../../kernel/routing';
import { Icon } from '../../ui/icon';
import { LiveRegion } from '../../ui/live-region';
import { optionStep } from '../../ui/option-step';
import { StatusTag } from '../../ui/status-tag';
import type { Find } from './finds.types';
import styles from './search-panel.module.css';
import { useFinds } from './use-finds';

const FileActs = lazy(() => import('./file-acts'));
const toActs: readonly string[] = ['ArrowRight', 'Tab'];
const atEnd = ({ selectionStart, value }: HTMLInputElement): boolean => selectionStart === value.length;

/** One field for pages, actions, codes, customers and products. */
export function SearchPanel({ routes, onDone }: { routes: readonly RouteSpec[]; onDone: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const [acting, setActing] = useState<Find>();
  const { finds, waiting, problem } = useFinds(routes, text.trim());
  useEffect(() => setAt(0), [text]);
  const open = (find: Find | undefined): void => {
    find?.onPress?.();
    if (find?.to || find?.closes) onDone();
    if (find?.to) void navigate(find.to);
  };
  // What was found stays until the acts can be drawn.
  const act = (find: Find): void => startTransition(() => setActing(find));
  const onKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, shiftKey, currentTarget } = event;
    const next = optionStep(key, at, finds.length);
    if (next !== undefined) {
      event.preventDefault();
      setAt(next);
    } else if (key === 'Enter') open(finds[at]);
    else if (finds[at]?.file && !shiftKey && toActs.includes(key) && atEnd(currentTarget)) {
      event.preventDefault();
      act(finds[at]);
    }
  };
  if (acting?.file) {
    const go = (to: string): void => open({ ...acting, to });
    return <FileActs id={acting.file} file={acting} onBack={() => setActing(undefined)} onGo={go} />;
  }
  return (
    <div className={styles['panel']}>
      <input
        autoFocus
        role="combobox"
        aria-expanded={finds.length > 0}
        aria-controls={listId}
        aria-activedescendant={finds[at] ? `${listId}-${at}` : undefined}
        aria-label={t('search.title')}
        aria-describedby={`${listId}-hint`}
        className={styles['input']}
        maxLength={255}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKey}
      />
      <p id={`${listId}-hint`} className={styles['hint']}>
        {t(finds[at]?.file ? 'search.acts-hint' : 'search.hint')}
      </p>
      <ul id={listId} role="listbox" aria-label={t('search.results')} className={styles['list']}>
        {finds.map((find, index) => (
          <li
            key={find.key}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === at}
            className={styles['option']}
            onMouseEnter={() => setAt(index)}
            onClick={() => open(find)}
          >
            <Icon name={find.icon} size={18} />
            <span className={styles['label']}>{find.label}</span>
            {find.status && (
              <span className={styles['status']}>
                <StatusTag status={find.status} />
              </span>
            )}
            {find.file && (
              <span
                className={styles['more']}
                title={t('search.acts')}
                onClick={(event) => {
                  event.stopPropagation();
                  act(find);
                }}
              >
                <Icon name="more" size={18} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {problem && <p className={styles['hint']}>{problem}</p>}
      {!problem && finds.length === 0 && (
        <p className={styles['hint']}>{t(waiting ? 'state.loading' : 'search.nothing')}</p>
      )}
      <LiveRegion message={t('search.count', { count: finds.length })} />
    </div>
  );
}
