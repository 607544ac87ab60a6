import styles from './spinner.module.css';

/** Turns while something is under way, as large as the letters around it. Those who do not see it are told otherwise. */
export const SpinnerRing = () => <span className={styles['spinner']} aria-hidden />;
