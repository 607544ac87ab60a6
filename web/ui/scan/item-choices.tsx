import type { ItemRow } from '@reprise/contracts/item';
import { KeyCap } from '../key-cap';
import { ProductLine } from '../product-line';
import { StatusTag } from '../status-tag';
import styles from './scan.module.css';

type Choosable = Pick<
  ItemRow,
  | 'id'
  | 'identificationNumber'
  | 'productLabel'
  | 'productLabelTranslations'
  | 'productImage'
  | 'productDrawing'
  | 'brand'
> & { status: string };
type Props<Item> = {
  items: readonly Item[];
  /** Why this one cannot be chosen. */
  obstacleOf?: (item: Item) => string | undefined;
  onChoose: (item: Item) => void;
};

/** Several items match a code: each with the digit that chooses it. */
export const ItemChoices = <Item extends Choosable>({ items, obstacleOf, onChoose }: Props<Item>) => (
  <ol className={styles['choices']}>
    {items.map((item, index) => {
      const obstacle = obstacleOf?.(item);
      return (
        <li key={item.id}>
          <button type="button" disabled={!!obstacle} title={obstacle} onClick={() => onChoose(item)}>
            {index < 9 && <KeyCap>{index + 1}</KeyCap>}
            <span className="code">{item.identificationNumber}</span>
            <span className={styles['grow']}>
              <ProductLine product={item} />
            </span>
            <StatusTag status={item.status} />
          </button>
        </li>
      );
    })}
  </ol>
);
