import { findItems, type ItemRow } from '@reprise/contracts/item';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../kernel/i18n/problem-text';
import { itemSearchOf, useLoneKey } from '../../kernel/scanner';
import { useRecord } from '../../kernel/store';
import { useLatest } from '../../kernel/store/use-latest';
import { Code } from '../code';
import { Notice } from '../notice';
import { ProductLine } from '../product-line';
import { TextSkeleton } from '../skeletons';
import { StatusTag } from '../status-tag';
import { ItemChoices } from './item-choices';
import styles from './scan.module.css';

/** Why the screen cannot take an item, and what to do instead. */
type ItemRefusal = { title: string; action?: ReactNode };
/** Which items a screen takes, and what it does with the one in the person's hand. */
export type Taker = {
  refusalOf: (item: ItemRow) => ItemRefusal | undefined;
  onFound: (item: ItemRow) => void;
};

/** The only item that matches is taken at once; among several, one digit chooses. */
export function FoundItems({ code, refusalOf, onFound }: Taker & { code: string }) {
  const problemText = useProblemText();
  const { value, status, problem } = useRecord(findItems, { query: itemSearchOf(code) });
  const items = value?.items ?? [];
  const only = items.length === 1 ? items[0] : undefined;
  const refusal = only && refusalOf(only);
  const take = useLatest(onFound);
  const taken = only !== undefined && !refusal;
  useEffect(() => {
    if (taken && only) take.current(only);
  }, [only, take, taken]);
  if (problem) return <Notice family="red">{problemText(problem)}</Notice>;
  if (status === 'loading') return <TextSkeleton lines={2} />;
  if (only && refusal) return <Refused item={only} refusal={refusal} />;
  return items.length > 1 ? <Several {...{ items, refusalOf, onFound }} /> : null;
}

const Refused = ({ item, refusal }: { item: ItemRow; refusal: ItemRefusal }) => (
  <Notice family="red" title={refusal.title} action={refusal.action}>
    <p className={styles['line']}>
      <Code value={item.identificationNumber} /> <ProductLine product={item} />
      <StatusTag status={item.status} />
    </p>
  </Notice>
);

function Several({ items, refusalOf, onFound }: Taker & { items: readonly ItemRow[] }) {
  const { t } = useTranslation('scan');
  const open = (item: ItemRow | undefined): void => {
    if (item && !refusalOf(item)) onFound(item);
  };
  useLoneKey((key) => open(items[Number(key) - 1]));
  return (
    <section className={styles['several']} aria-labelledby="several-title">
      <h3 id="several-title">{t('several', { count: items.length })}</h3>
      <ItemChoices items={items} obstacleOf={(item) => refusalOf(item)?.title} onChoose={onFound} />
    </section>
  );
}
