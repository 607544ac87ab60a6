import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon } from '../icon';
import type { IconName } from '../icon-paths';
import { SpinnerRing } from '../spinner-ring';
import styles from './button.module.css';

type Look = { variant?: 'primary' | 'secondary' | 'quiet'; icon?: IconName; wide?: boolean };
const looks = ({ variant = 'secondary', wide = false }: Look): string =>
  [styles['button'], styles[variant], wide ? styles['wide'] : ''].join(' ');

function Inside({ icon, children }: { icon?: IconName | undefined; children: ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </>
  );
}

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean };

/** At least 44 px. While `busy` a second press does nothing, and the focus stays. */
export function Button({ variant, icon, wide, busy = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={looks({ variant, wide })}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && (
        <span className={styles['busy']}>
          <SpinnerRing />
        </span>
      )}
      <Inside icon={icon}>{children}</Inside>
    </button>
  );
}

/** The same appearance, for links inside the app. */
export function ButtonLink({ variant, icon, wide, children, ...rest }: Look & LinkProps) {
  return (
    <Link className={looks({ variant, wide })} {...rest}>
      <Inside icon={icon}>{children}</Inside>
    </Link>
  );
}

type FileProps = Look & { href: string; children: ReactNode };
/** A file from the server, opened in a new tab. */
export function FileLink({ variant, icon = 'download', wide, href, children }: FileProps) {
  return (
    <a className={looks({ variant, wide })} href={href} target="_blank" rel="noopener">
      <Inside icon={icon}>{children}</Inside>
    </a>
  );
}
