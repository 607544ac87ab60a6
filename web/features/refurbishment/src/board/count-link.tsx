import { listItemsInStock } from '@reprise/contracts/item';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMayCall } from '../../../../kernel/store';
import styles from './board.module.css';
import { testedList, workList } from './board.rules';

const own = [workList, testedList];

/** A number with the way to the list that it counts; without the way for who may not open that list. */
export function CountLink({ to, children }: { to: string; children: ReactNode }) {
  const maySeeStock = useMayCall(listItemsInStock);
  if (!maySeeStock && !own.some((list) => to.startsWith(list))) return children;
  return (
    <Link to={to} className={styles['count']}>
      {children}
    </Link>
  );
}
