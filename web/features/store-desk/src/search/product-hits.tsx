import { money, readIn } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../../kernel/store';
import { Money } from '../../../../ui/money';
import { ProductImage } from '../../../../ui/public/product-image';
import styles from '../desk.module.css';
import type { Hit } from './hit.rules';

type Props = {
  hits: readonly Hit[];
  at: number;
  onPoint?: (index: number) => void;
  onOpen: (hit: Hit) => void;
};

/** Products found; the arrow keys of the search box move through them. */
export function ProductHits({ hits, at, onPoint, onOpen }: Props) {
  const { t, i18n } = useTranslation('store-desk');
  return (
    <ul id="product-hits" role="listbox" aria-label={t('search.results')} className={styles['hits']}>
      {hits.map((hit, index) => (
        <li
          key={hit.id}
          id={`hit-${index}`}
          role="option"
          aria-selected={index === at}
          tabIndex={at < 0 ? 0 : -1}
          className={styles['hit']}
          onMouseEnter={() => onPoint?.(index)}
          onClick={() => onOpen(hit)}
          onKeyDown={(event) => event.key === 'Enter' && onOpen(hit)}
        >
          <ProductImage src={hit.image ?? null} drawing={hit.drawing} size={40} />
          <span className={styles['hit-words']}>
            <strong>{readIn(hit, i18n.language).label}</strong>
            <span className={styles['hint']}>{[hit.brand, hit.category].filter(Boolean).join(' · ')}</span>
          </span>
          <Worth hit={hit} />
        </li>
      ))}
    </ul>
  );
}

/** What it may bring, or that it is not bought at a counter. */
function Worth({ hit: { price, boughtThrough } }: { hit: Hit }) {
  const { t } = useTranslation('store-desk');
  const currency = useAppSelector((s) => s.session.user?.currentOrganization?.account?.currency ?? 'EUR');
  if (!boughtThrough.includes('store'))
    return (
      <span className={styles['hint']}>
        {t(boughtThrough.length > 0 ? 'search.web-only' : 'search.not-bought')}
      </span>
    );
  if (price === undefined || price === null) return null;
  return (
    <span className={styles['hit-price']}>
      <small>{t('search.up-to')}</small> <Money value={money(price, currency)} />
    </span>
  );
}
