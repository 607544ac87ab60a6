import { listPriceListLines, removePriceListLine, type PriceListLine } from '@reprise/contracts/price-lists';
import { Button, Pagination } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../kernel/i18n';
import { useList, useAccepted, useSubmission } from '../../../kernel/store';
import { ErrorState } from '../../../ui/error-state';
import { Notice } from '../../../ui/notice';
import { productName } from '../../../ui/product-name';
import { PricesText } from '../../../ui/resource/prices-text';
import { RowsSkeleton } from '../../../ui/skeletons';
import tables from '../../../ui/tables.module.css';
import { LineDialog } from './line-dialog';
import styles from './price-lists.module.css';

type Props = {
  id: string;
  editable: boolean;
  /** How often this person has changed lines: read again each time, on the page that is open. */
  changes: number;
  onChanged: () => void;
};
const perPage = 30;

/** The lines: each product's prices before and as the list has them. */
export function PriceListLines({ id, editable, changes, onChanged }: Props) {
  const { t } = useTranslation('price-lists');
  const { t: shared } = useTranslation();
  const problemText = useProblemText();
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<PriceListLine>();
  const removing = useSubmission();
  const { items, total, problem, refresh } = useList(listPriceListLines, {
    params: { id },
    query: { page, itemsPerPage: perPage },
  });
  const { status } = removing;
  useAccepted(status, onChanged);
  useEffect(() => {
    if (changes > 0) refresh();
  }, [changes, refresh]);
  // The last line of the last page is gone: the one before is the last.
  const last = Math.max(1, Math.ceil((total ?? 0) / perPage));
  useEffect(() => {
    if (total !== undefined && page > last) setPage(last);
  }, [last, page, total]);
  if (problem) return <ErrorState problem={problem} onRetry={refresh} />;
  if (total === undefined) return <RowsSkeleton />;
  const saved = (): void => {
    setEdited(undefined);
    onChanged();
  };
  const remove = ({ productId }: PriceListLine): void =>
    removing.submit(removePriceListLine, { params: { id, productId } });
  return (
    <section className={styles['scroll']} aria-label={t('lines-title')}>
      {removing.problem && <Notice family="red">{problemText(removing.problem)}</Notice>}
      <table className={tables['table']}>
        <thead>
          <tr>
            {(['product', 'before', 'prices'] as const).map((key) => (
              <th key={key} scope="col">
                {t(`line.${key}`)}
              </th>
            ))}
            {editable && <th scope="col">{t('line.acts')}</th>}
          </tr>
        </thead>
        <tbody>
          {items.map((line) => (
            <tr key={line.id}>
              <th scope="row">{productName(line)}</th>
              <td>
                <PricesText value={line.before} />
              </td>
              <td>
                <PricesText value={line.prices} />
              </td>
              {editable && (
                <td>
                  <Button type="link" onClick={() => setEdited(line)}>
                    {t('line.edit')}
                  </Button>
                  <Button type="link" danger onClick={() => remove(line)}>
                    {shared('action.remove')}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {total > perPage && (
        <Pagination
          {...{ total, current: page, pageSize: perPage, onChange: setPage, showSizeChanger: false }}
        />
      )}
      {edited && (
        <LineDialog listId={id} line={edited} onClose={() => setEdited(undefined)} onSaved={saved} />
      )}
    </section>
  );
}
