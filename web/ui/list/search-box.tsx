import { peopleMeant, thingsMeant } from '@reprise/contracts/rules';
import { Button, Input } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLatest } from '../../kernel/store/use-latest';
import { clearable } from '../form/clear-mark';
import { Icon } from '../icon';
import { FindCustomer } from './find-customer';
import type { ListSearch } from './list-spec';
import type { ListView } from './list-url';
import styles from './list.module.css';

type Props = { search: ListSearch; view: ListView; show: (view: ListView) => void };
const typingPause = 300;
const isSearched = ({ search, found }: ListView): boolean => search !== '' || found.length > 0;

/** Searches after a pause in typing; Enter searches at once. What may be a person is not looked for by typing. */
export function SearchBox({ search, view, show }: Props) {
  const { t } = useTranslation();
  const label = search.label ?? t('list.search-files');
  const [text, setText] = useState(view.search);
  // A search that this box has asked for is no news to it: the text stays as it is typed.
  const known = useRef(view.search);
  useEffect(() => {
    if (view.search !== known.current) setText(view.search);
    known.current = view.search;
  }, [view.search]);
  const asked = text.trim();
  const person = search.finds !== undefined && peopleMeant(asked).length > 0;
  const searchFor = (next: string): void => {
    known.current = next;
    show({ ...view, page: 1, search: next, found: [] });
  };
  const ask = (): void => {
    if (asked !== view.search) searchFor(asked);
  };
  const latest = useLatest(() => {
    if (!person) return ask();
    // What was found for another text is no answer to this one.
    if (asked !== view.search && isSearched(view)) searchFor('');
  });
  useEffect(() => {
    // Only typing starts the timer; a view changed elsewhere must not.
    const timer = setTimeout(() => latest.current(), typingPause);
    return () => clearTimeout(timer);
  }, [text, latest]);
  const choice = useRef<HTMLButtonElement>(null);
  const onEnter = (event: KeyboardEvent): void => {
    // The same key would press the button that it leads to.
    event.preventDefault();
    if (!person || thingsMeant(asked).length > 0) return ask();
    // One choice is what is meant; of two, the person chooses.
    if (search.products) choice.current?.focus();
    else choice.current?.click();
  };
  return (
    <>
      <Input
        className={styles['search'] ?? ''}
        type="search"
        allowClear={clearable}
        maxLength={255}
        aria-label={label}
        placeholder={label}
        prefix={<Icon name="search" size={16} />}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPressEnter={onEnter}
      />
      {person && search.products && asked !== view.search && (
        <Button ref={choice} icon={<Icon name="phone" size={16} />} onClick={ask}>
          {t('search.product', { text: asked })}
        </Button>
      )}
      {person && (
        <FindCustomer
          text={asked}
          search={search}
          {...(!search.products && { button: choice })}
          onFound={(found) => {
            setText('');
            show({ ...view, page: 1, search: '', found });
          }}
        />
      )}
    </>
  );
}
