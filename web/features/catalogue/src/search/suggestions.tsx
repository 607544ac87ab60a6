import type { FoundProduct } from '@reprise/contracts/catalogue';
import { readIn } from '@reprise/contracts/kernel';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductImage } from '../../../../ui/public/product-image';
import { isBoughtHere, Worth } from '../worth';
import styles from './suggestions.module.css';

type Props = {
  ref: Ref<HTMLUListElement>;
  listId: string;
  products: readonly FoundProduct[];
  /** The one that the arrow keys stand on; -1 while it is the field itself. */
  at: number;
  onPoint: (index: number) => void;
  onOpen: (product: FoundProduct) => void;
};

/** Products below the search field while a person types. */
export default function Suggestions({ ref, listId, products, at, onPoint, onOpen }: Props) {
  const { t, i18n } = useTranslation('catalogue');
  return (
    <ul ref={ref} id={listId} role="listbox" aria-label={t('search.suggestions')} className={styles['list']}>
      {products.map((product, index) => (
        <li
          key={product.id}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === at}
          className={styles['option']}
          onPointerMove={() => onPoint(index)}
          // The field keeps the focus, and with it the keyboard of a phone.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onOpen(product)}
        >
          <ProductImage src={product.image || null} drawing={product.drawing} size={40} />
          <span className={styles['words']}>
            {readIn(product, i18n.language).label}
            {!isBoughtHere(product) && <Worth {...product} className={styles['elsewhere']} />}
          </span>
          {isBoughtHere(product) && <Worth {...product} className={styles['price']} />}
        </li>
      ))}
    </ul>
  );
}
