import { useTranslation } from 'react-i18next';
import { Money } from '../../../../ui/money';
import { useAccount } from '../../../../ui/resource/use-account';
import styles from './board.module.css';
import { type Board, listOf, workList } from './board.rules';
import { CountLink } from './count-link';

/** The workshop in five numbers. */
export function BoardTiles({ board }: { board: Board }) {
  const { t } = useTranslation('refurb-board');
  const { currency } = useAccount();
  const money = (amount: number) => <Money value={{ amount, currency: board.currency ?? currency }} />;
  const tiles = [
    { key: 'in-diagnosis', to: listOf.inDiagnosis, value: board.inDiagnosis },
    { key: 'in-refurbishment', to: workList, value: board.inRefurbishment },
    { key: 'overdue', to: listOf.overdue(board), value: board.overdue, urgent: board.overdue > 0 },
    { key: 'planned', to: listOf.dearest, value: money(board.plannedCost) },
    { key: 'done', to: listOf.dearest, value: money(board.completedCost) },
  ] as const;
  return (
    <dl className={styles['tiles']}>
      {tiles.map(({ key, to, value, ...more }) => (
        <div key={key} className={styles['tile']} data-urgent={'urgent' in more && more.urgent}>
          <dt>{t(`tile.${key}`)}</dt>
          <dd data-testid={`board-${key}`}>
            <CountLink to={to}>{value}</CountLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
