import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Spinner } from './spinner';
import styles from './controls.module.css';

type Kind = 'primary' | 'secondary' | 'quiet' | 'danger';
type Props = ButtonHTMLAttributes<HTMLButtonElement> & { kind?: Kind; pending?: boolean; wide?: boolean };
const look = (kind: Kind, wide: boolean): string =>
  [styles['button'], styles[kind], wide ? styles['wide'] : ''].join(' ');

/** While `pending` it keeps its place and its words, and a second press does nothing. */
export function Button({
  kind = 'secondary',
  pending = false,
  wide = false,
  children,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={look(kind, wide)}
      aria-disabled={pending || rest.disabled}
      aria-busy={pending}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}

export function ButtonLink({
  to,
  kind = 'primary',
  children,
}: {
  to: string;
  kind?: Kind;
  children: ReactNode;
}) {
  return (
    <Link to={to} className={look(kind, false)}>
      {children}
    </Link>
  );
}
