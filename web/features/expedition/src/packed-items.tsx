import type { ItemRow } from '@reprise/contracts/item';
import type { PackageRow } from '@reprise/contracts/package';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { usePermission } from '../../../kernel/store';
import { Icon } from '../../../ui/icon';
import { LiveRegion } from '../../../ui/live-region';
import { ProductLine } from '../../../ui/product-line';
import styles from './expedition.module.css';
import { usePackedProducts } from './use-packed-products';
import { removalRequested, selectPacking } from './packing.slice';

/** The content of the package; while it is open, each item can be removed again. */
export function PackedItems({ row, fixed = false }: { row: PackageRow; fixed?: boolean }) {
  const { t } = useTranslation('expedition');
  const opensFiles = usePermission('buyback.detail');
  const dispatch = useDispatch();
  const { removing } = useSelector(selectPacking);
  const take = (itemId: string, code: string): void =>
    void dispatch(removalRequested({ packageId: row.id, itemId, code }));
  const products = usePackedProducts(row);
  const title = t('content', { count: row.items.length });
  return (
    <section className={styles['card']} aria-labelledby="content-title" data-testid="packed">
      <h2 id="content-title" className={styles['card-title']}>
        {title}
      </h2>
      {row.items.length === 0 && <p className={styles['soft']}>{t('start.scan-first')}</p>}
      <ol className={styles['codes']}>
        {[...row.items].reverse().map(({ itemId, identificationNumber: code }) => (
          <li key={itemId}>
            <span className={styles['good']}>
              <Icon name="check-circle" size={16} />
            </span>
            {opensFiles ? (
              <Link className="code" to={`/buyback/${itemId}`}>
                {code}
              </Link>
            ) : (
              <span className="code">{code}</span>
            )}
            <PackedProduct item={products.get(itemId)} />
            {!fixed && (
              <Button
                type="text"
                size="small"
                className={styles['end'] ?? ''}
                loading={removing.includes(itemId)}
                aria-label={t('action.take-out-code', { code })}
                onClick={() => take(itemId, code)}
              >
                {t('action.take-out')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <LiveRegion message={title} />
    </section>
  );
}

/** The room is kept until its name is known. */
const PackedProduct = ({ item }: { item: ItemRow | undefined }) => (
  <span className={styles['packed']}>{item && <ProductLine product={item} />}</span>
);
