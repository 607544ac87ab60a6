import type { ItemRefurbishment, ItemRow } from '@reprise/contracts/item';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/error-state';
import { Page } from '../../../ui/page/page';
import type { PageAction } from '../../../ui/page/page-actions';
import { productName } from '../../../ui/product-name';
import { PageSkeleton } from '../../../ui/skeletons';
import { StatusTag } from '../../../ui/status-tag';
import { useWork } from './use-work';

export type AtWork = { item: ItemRow; work: ItemRefurbishment };
type Props = {
  id: string;
  title: string;
  crumbs?: readonly { label: string; to?: string }[];
  actions?: (at: AtWork) => readonly PageAction[];
  wide?: boolean;
  children: (at: AtWork) => ReactNode;
};

/** A page about one item in refurbishment: its product, code and status above what is done to it. */
export function ItemPage({ id, title, crumbs = [], actions, wide = false, children }: Props) {
  const { item, work, problem, refresh } = useWork(id);
  if (problem && !(item && work)) {
    return (
      <Page title={title}>
        <ErrorState problem={problem} onRetry={refresh} />
      </Page>
    );
  }
  if (!item || !work) return <PageSkeleton />;
  return (
    <Page
      title={productName(item)}
      documentTitle={`${title} ${item.identificationNumber}`}
      context={<span className="code">{item.identificationNumber}</span>}
      aside={<StatusTag status={work.status} />}
      crumbs={crumbs}
      actions={actions?.({ item, work }) ?? []}
      width={wide ? 'full' : 'reading'}
    >
      {children({ item, work })}
    </Page>
  );
}
