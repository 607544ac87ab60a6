import { peopleMeant, thingsMeant } from '@reprise/contracts/rules';
import { Button, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLatest } from '../../kernel/store/use-latest';
import { Icon } from '../icon';
import { FindCustomer } from './find-customer';
import type { ListSearch } from './list-spec';
import type { ListView } from './list-url';
import styles from './list.module.css';

type Props = { search: ListSearch; view: ListView; show: (view: ListView) => void };
const typingPause = 300;

/** Searches after a pause in typing; Enter searches at once. What may be a person is not looked for by typing. */
export function SearchBox({ search, view, show }: Props) {
  const { t } = useTranslation();
  const label = search.label ?? t('list.search-files');
  const [text, setText] = useState(view.search);
  useEffect(() => setText(view.search), [view.search]);
  const asked = text.trim();
  const person = search.finds !== undefined && peopleMeant(asked).length > 0;
  const ask = (): void => {
    if (asked !== view.search) show({ ...view, page: 1, search: asked, found: [] });
  };
  const latest = useLatest(() => {
    if (!person) ask();
  });
  useEffect(() => {
    // Only typing starts the timer; a view changed elsewhere must not.
    const timer = setTimeout(() => latest.current(), typingPause);
    return () => clearTimeout(timer);
  }, [text, latest]);
  const onEnter = (): void => {
    if (!person || thingsMeant(asked).length > 0) ask();
  };
  return (
    <>
      <Input
        className={styles['search'] ?? ''}
        type="search"
        allowClear
        maxLength={255}
        aria-label={label}
        placeholder={label}
        prefix={<Icon name="search" size={16} />}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPressEnter={onEnter}
      />
      {person && search.products && asked !== view.search && (
        <Button icon={<Icon name="phone" size={16} />} onClick={ask}>
          {t('search.product', { text: asked })}
        </Button>
      )}
      {person && (
        <FindCustomer
          text={asked}
          search={search}
          onFound={(found) => {
            setText('');
            show({ ...view, page: 1, search: '', found });
          }}
        />
      )}
    </>
  );
}
