import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../../kernel/store';
import { EmptyState } from '../empty-state';
import { ErrorState } from '../error-state';
import { Notice } from '../notice';
import { RowsSkeleton } from '../skeletons';
import type { ListEndpoint, ListSpec } from './list-spec';
import type { SearchState } from './use-list-search';

type BodyProps<Row> = {
  list: ListState<ListEndpoint<Row>>;
  searched: SearchState;
  /** Labels of the filters whose least is above their greatest: nothing was asked. */
  crossed: readonly string[];
  spec: ListSpec<Row>;
  filtered: boolean;
  onClear: () => void;
  children: ReactNode;
};

/** Exactly one of skeleton, error, empty and rows. Existing rows survive a failed refresh, marked as outdated. */
export function ListBody<Row>(props: BodyProps<Row>) {
  const { list, searched, crossed, spec, filtered, onClear, children } = props;
  const { t } = useTranslation();
  const clear = <Button onClick={onClear}>{t('action.clear-filters')}</Button>;
  if (crossed.length > 0) {
    const sentence = `${crossed.join(', ')} · ${t('list.bounds-crossed')}`;
    return <EmptyState drawing="search" sentence={sentence} action={clear} />;
  }
  if (searched.problem) return <ErrorState problem={searched.problem} />;
  if (searched.nothing) return <EmptyState drawing="search" sentence={t('list.not-found')} action={clear} />;
  const known = list.items.length > 0;
  if (list.status === 'loading' && !known) return <RowsSkeleton />;
  if (list.status === 'refused' && list.problem) {
    if (!known) return <ErrorState problem={list.problem} onRetry={list.refresh} />;
    const again = <Button onClick={list.refresh}>{t('action.retry')}</Button>;
    return (
      <>
        <Notice family="amber" title={t('list.stale')} action={again} />
        {children}
      </>
    );
  }
  if (known) return children;
  if (!filtered) return <EmptyState {...spec.empty} />;
  return <EmptyState drawing="search" sentence={t('list.no-match')} action={clear} />;
}
