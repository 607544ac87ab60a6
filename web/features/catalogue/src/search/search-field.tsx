import type { FoundProduct } from '@reprise/contracts/catalogue';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useHolds } from '../../../../kernel/session';
import { Icon } from '../../../../ui/icon';
import { LiveRegion } from '../../../../ui/live-region';
import styles from '../catalogue.module.css';
import { diagnosisPath } from '../catalogue.paths';
import { useSuggestions } from './use-suggestions';

const Suggestions = lazy(() => import('./suggestions'));

type Props = {
  text: string;
  initial: string;
  autoFocus: boolean;
  onType: (text: string) => void;
  onScan: () => void;
};

/** The field itself: words, reference or IMEI, with products offered while it is being filled in. */
export function SearchField({ text, initial, autoFocus, onType, onScan }: Props) {
  const { t } = useTranslation('catalogue');
  const id = useId();
  const imei = useHolds('imei_search_and_collect');
  const navigate = useNavigate();
  const start = (product: FoundProduct): void => void navigate(diagnosisPath(product));
  const { products, at, setAt, typed, onKey, close } = useSuggestions(text, initial, start);
  const open = products.length > 0;
  // The list comes with a script of its own: the field points to it once it is there.
  const [list, setList] = useState<HTMLElement | null>(null);
  return (
    <>
      <label htmlFor={id} className={styles['search-label']}>
        {t('search.label')}
      </label>
      <div className={styles['search-place']}>
        <div className={styles['search-row']}>
          <input
            id={id}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoFocus={autoFocus}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={list !== null}
            aria-controls={list?.id}
            aria-activedescendant={list && products[at] ? `${list.id}-${at}` : undefined}
            placeholder={t(imei ? 'search.placeholder' : 'search.placeholder-named')}
            value={text}
            onChange={(event) => {
              typed();
              onType(event.target.value);
            }}
            onKeyDown={onKey}
            onBlur={close}
          />
          <button type="button" className={styles['scan']} aria-label={t('search.scan')} onClick={onScan}>
            <Icon name="scan" />
          </button>
        </div>
        <Suspense fallback={null}>
          {open && (
            <Suggestions
              ref={setList}
              listId={`${id}-list`}
              {...{ products, at }}
              onPoint={setAt}
              onOpen={start}
            />
          )}
        </Suspense>
      </div>
      <LiveRegion message={open ? t('search.offered', { count: products.length }) : ''} />
    </>
  );
}
