import { readBuybackByNumber } from '@reprise/contracts/buyback';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useProblemText, useTitles } from '../../kernel/i18n';
import type { RouteSpec } from '../../kernel/routing';
import { useRecord } from '../../kernel/store';
import { Icon } from '../../ui/icon';
import { type IconName, isIconName } from '../../ui/icon-paths';
import { LiveRegion } from '../../ui/live-region';
import { matchPages } from './match-pages';
import styles from './search-panel.module.css';

type Result = { key: string; label: string; to: string; icon: IconName };
const fileRoute = '/buyback/:id';
const isCode = (text: string): boolean => /^\d{13}$/.test(text);

/** The buyback of a 13-digit code, for those who may open buybacks. */
function useBuyback(text: string, routes: readonly RouteSpec[]) {
  const mayOpen = routes.some((route) => route.path === fileRoute);
  const code = mayOpen && isCode(text) ? text : undefined;
  const record = useRecord(readBuybackByNumber, code ? { params: { number: code } } : undefined);
  return code ? { code, record, id: record.value?.id } : undefined;
}

export function SearchPanel({ routes, onDone }: { routes: readonly RouteSpec[]; onDone: () => void }) {
  const { t } = useTranslation();
  const titleOf = useTitles(routes.map(({ title }) => title));
  const navigate = useNavigate();
  const problemText = useProblemText();
  const listId = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const buyback = useBuyback(text.trim(), routes);
  const pages = useMemo(
    () =>
      routes
        .filter((r) => !r.path.includes(':'))
        .map((r): Result => ({ key: r.path, label: titleOf(r.title), to: r.path, icon: iconOf(r) })),
    [routes, titleOf],
  );
  const found: Result[] = buyback?.id
    ? [
        {
          key: buyback.code,
          label: t('search.buyback', { code: buyback.code }),
          to: `/buyback/${buyback.id}`,
          icon: 'file',
        },
      ]
    : buyback
      ? []
      : matchPages(pages, text);
  useEffect(() => setAt(0), [text]);
  const open = (result: Result | undefined): void => {
    if (!result) return;
    onDone();
    void navigate(result.to);
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      setAt((at + step + found.length) % found.length);
    } else if (event.key === 'Enter') open(found[at]);
  };
  const problem = buyback?.record.problem;
  return (
    <div className={styles['panel']}>
      <input
        autoFocus
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found[at] ? `${listId}-${at}` : undefined}
        aria-label={t('search.title')}
        className={styles['input']}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKey}
      />
      <p className={styles['hint']}>{t('search.hint')}</p>
      <ul id={listId} role="listbox" aria-label={t('search.results')} className={styles['list']}>
        {found.map((result, index) => (
          <li
            key={result.key}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === at}
            className={styles['option']}
            onMouseEnter={() => setAt(index)}
            onClick={() => open(result)}
          >
            <Icon name={result.icon} size={18} /> {result.label}
          </li>
        ))}
      </ul>
      {problem && <p className={styles['hint']}>{problemText(problem)}</p>}
      {!problem && found.length === 0 && (
        <p className={styles['hint']}>{t(buyback ? 'state.loading' : 'search.nothing')}</p>
      )}
      <LiveRegion message={t('search.count', { count: found.length })} />
    </div>
  );
}

const iconOf = (route: RouteSpec): IconName => {
  const icon = route.menu?.icon ?? (route.path === '/home' ? 'home' : 'file');
  return isIconName(icon) ? icon : 'file';
};
