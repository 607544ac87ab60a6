import styles from './board.module.css';

/** The place of a board that is being loaded: its heading and as many tiles. */
export const BoardSkeleton = ({ tiles }: { tiles: number }) => (
  <div className={styles['board']} aria-hidden data-loading data-testid="board-skeleton">
    <div className={`${styles['head']} ${styles['to-come']}`} />
    <ul className={styles['tiles']}>
      {Array.from({ length: tiles }, (_, tile) => (
        <li key={tile}>
          <div className={styles['tile']}>
            <span className={styles['count']}>–</span>
            <span className={styles['label']}>…</span>
          </div>
        </li>
      ))}
    </ul>
  </div>
);
