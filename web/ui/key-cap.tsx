import styles from './key-cap.module.css';

type Props = { children: string | number };

/** A key that chooses what it stands beside. */
export const KeyCap = ({ children }: Props) => <kbd className={styles['key']}>{children}</kbd>;

/** A key beside the words of a button that it presses. */
export const ButtonKey = ({ children }: Props) => (
  <kbd className={`${styles['key']} ${styles['button-key']}`}>{children}</kbd>
);
